#include "app/figures/norm_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/plot_tools.h"
#include "app/figures/round_ticks.h"
#include "app/figures/token_grid.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int normTickSteps = 4;         ///< of the upward axis
constexpr double roundingOfSums = 1e-12; ///< a mean below it, in deviations, is rounding and shown as zero

/// Mean and standard deviation of a row of numbers.
struct Moments
{
    double mean = 0.0;
    double deviation = 0.0;
};

Moments momentsOf(std::span<const double> values)
{
    Moments moments;
    for (const double value : values)
        moments.mean += value / double(values.size());
    for (const double value : values)
        moments.deviation += (value - moments.mean) * (value - moments.mean) / double(values.size());
    moments.deviation = std::sqrt(moments.deviation);
    if (std::abs(moments.mean) < roundingOfSums * moments.deviation)
        moments.mean = 0.0;
    return moments;
}

QString momentsText(const Moments& moments)
{
    return QCoreApplication::translate("figures", "mean %1, standard deviation %2")
        .arg(playback::formatCell(moments.mean), playback::formatCell(moments.deviation));
}

/// Draws both rows of numbers as bars about a zero line, to one scale.
class NormLayout
{
public:
    NormLayout(Scene& scene, const Frame& frame, double scale)
        : m_scene(scene)
        , m_frame(frame)
        , m_scale(scale)
    {}

    void add(const QRectF& area, const QString& title, std::span<const double> values, int row)
    {
        const double size = std::min(textPixels(m_frame, 14.0), area.height() / 6.0);
        const Moments moments = momentsOf(values);
        const QString words = QCoreApplication::translate("figures", "%1: %2", "what, its numbers")
                                  .arg(title, momentsText(moments));
        m_scene.marks.append(textLine(words, 4.0, area.top(), area.width() - 8.0, size, {}));
        const QRectF plot =
            addAxes(area.adjusted(4.0, size * 1.7, -6.0, -4.0), size * 0.85, int(values.size()));
        addBars(plot, values);
        addLine(plot, moments.mean, {Role::Accent}, 2.0);
        SceneItem item;
        item.rect = area.adjusted(1.0, 1.0, -1.0, -1.0);
        item.name = title;
        item.value = momentsText(moments);
        item.meaning.description = words;
        item.gridRow = row;
        item.gridColumn = 0;
        m_scene.items.append(item);
    }

private:
    double heightOf(const QRectF& plot, double value) const
    {
        return plot.center().y() - std::clamp(value / m_scale, -1.0, 1.0) * plot.height() / 2;
    }

    /// Numbers beside the upward axis, and what stands across. Returns what they leave.
    QRectF addAxes(const QRectF& area, double size, int count)
    {
        const double line = textHeight(size);
        QStringList labels;
        const std::vector<double> ticks = roundTicks(-m_scale, m_scale, normTickSteps);
        for (const double tick : ticks)
            labels.append(playback::formatSetting(tick));
        const double wide = widestOf(labels, size) + 2.0;
        const QRectF plot = area.adjusted(wide + 6.0, line / 2, 0.0, -line - 2.0);
        double free = plot.bottom() + line; // labels that would touch are left out
        for (std::size_t tick = 0; tick < ticks.size(); ++tick) {
            const double y = heightOf(plot, ticks[tick]);
            m_scene.marks.append(LineMark{
                .from = {plot.left(), y}, .to = {plot.right(), y}, .ink = {Role::Line}, .meaning = {}});
            if (y + line / 2 > free)
                continue;
            free = y - line / 2;
            m_scene.marks.append(textLine(labels.at(qsizetype(tick)), area.left(), y - line / 2, wide, size,
                                          {Role::Muted}, TextAlign::Right));
        }
        m_scene.marks.append(
            textLine(QCoreApplication::translate("figures", "numbers 1 to %1 of the token").arg(count),
                     plot.left(), area.bottom() - line, plot.width(), size, {Role::Muted}, TextAlign::Right));
        return plot;
    }

    void addLine(const QRectF& plot, double value, const Ink& ink, double width)
    {
        const double y = heightOf(plot, value);
        Meaning meaning;
        meaning.description = QCoreApplication::translate("figures", "mean of the row");
        m_scene.marks.append(LineMark{.from = {plot.left(), y},
                                      .to = {plot.right(), y},
                                      .width = width,
                                      .ink = ink,
                                      .meaning = meaning});
    }

    void addBars(const QRectF& plot, std::span<const double> values)
    {
        const double pitch = plot.width() / double(values.size());
        const double zero = plot.center().y();
        m_scene.marks.append(LineMark{
            .from = {plot.left(), zero}, .to = {plot.right(), zero}, .ink = {Role::Muted}, .meaning = {}});
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double end = heightOf(plot, values[i]);
            m_scene.marks.append(
                RectMark{.rect = QRectF(plot.left() + pitch * (double(i) + 0.15), std::min(zero, end),
                                        pitch * 0.7, std::abs(end - zero)),
                         .fill = Ink{Role::Diverging, values[i] >= 0 ? 0.8 : -0.8},
                         .stroke = {},
                         .meaning = {}});
        }
    }

    Scene& m_scene;
    const Frame& m_frame;
    double m_scale;
};

QList<LegendEntry> legendOf(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    return {
        {Sample::Ramp,
         {Role::Diverging},
         QCoreApplication::translate("figures", "the d_model numbers of the token, both rows to one scale")},
        {Sample::LineThick, {Role::Accent}, QCoreApplication::translate("figures", "mean of the row")},
        {Sample::None, {}, untrainedText(frame)}};
}

/// The sentence times the gain of the knob.
engine::Matrix gained(engine::Matrix x, double gain)
{
    for (double& value : x.values())
        value *= gain;
    return x;
}

} // namespace

Scene NormFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = legendOf(frame);
    addCutNote(scene, frame, int(blockTokens));
    if (!frame.revealed)
        return wordsInstead(scene, frame, unansweredText());
    const Frame inner = reserveLegend(scene, frame);
    const auto& block =
        m_run.of(gained(blockInput(*frame.trace), frame.knob(u"norm-gain"_s)), blockSettings(frame)).front();
    const engine::NormTrace& norm = block.attentionStep.norm;
    const std::size_t token = blockToken(frame);
    const auto before = norm.x.row(token);
    const auto after = norm.output.row(token);
    NormLayout layout(scene, inner, std::max(largestSize(before), largestSize(after)));
    const double half = inner.size.height() / 2;
    layout.add({0, 0, inner.size.width(), half},
               block.place == engine::NormPlace::Before
                   ? QCoreApplication::translate("figures", "x, before the norm")
                   : QCoreApplication::translate("figures", "x + attention, before the norm"),
               before, 0);
    layout.add({0, half, inner.size.width(), half}, QCoreApplication::translate("figures", "after the norm"),
               after, 1);
    scene.summary = QCoreApplication::translate("figures", "Before the norm: %1. After it: %2.")
                        .arg(momentsText(momentsOf(before)), momentsText(momentsOf(after)));
    return scene;
}

} // namespace casefile::figures
