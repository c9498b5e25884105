#include "app/figures/cache_fill_figure.h"

#include "app/figures/lab_plan.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/text_columns.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/attention_cost.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint64_t numberBytes = 2; ///< half precision
constexpr std::array groupSizes{2, 4, 8};
constexpr double kibi = 1024.0;

/// "512 KiB", "2 GiB".
QString bytesText(double bytes)
{
    const QStringList units{u"B"_s, u"KiB"_s, u"MiB"_s, u"GiB"_s, u"TiB"_s};
    qsizetype unit = 0;
    for (; bytes >= kibi && unit + 1 < units.size(); ++unit)
        bytes /= kibi;
    return playback::formatSetting(bytes) + u' ' + units.at(unit);
}

/// One way to share keys and values.
struct Sharing
{
    QString shortName; ///< "MHA"
    QString name;      ///< with its key-value heads
    std::uint64_t keyHeads = 1;
};

class CacheFillLayout
{
public:
    explicit CacheFillLayout(const Frame& frame)
        : m_layers(std::uint64_t(frame.knob(u"cache-layers"_s)))
        , m_heads(std::uint64_t(frame.knob(u"cache-heads"_s)))
        , m_width(std::uint64_t(frame.knob(u"cache-width"_s)))
        , m_tokens(std::uint64_t(frame.knob(u"cache-tokens"_s)))
        , m_come(std::uint64_t(std::round(double(m_tokens) * frame.progress)))
        , m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_plan(planLab(m_frame.size))
    {
        const auto group = std::uint64_t(groupSizes.at(std::size_t(frame.knob(u"cache-group"_s))));
        m_sharings = {
            {u"MHA"_s, QCoreApplication::translate("figures", "MHA: %1 key-value heads").arg(m_heads),
             m_heads},
            {u"GQA"_s, QCoreApplication::translate("figures", "GQA: %1 key-value heads").arg(m_heads / group),
             m_heads / group},
            {u"MQA"_s, QCoreApplication::translate("figures", "MQA: one key-value head"), 1},
        };
    }

    Scene make()
    {
        for (std::size_t row = 0; row < m_sharings.size(); ++row)
            addBar(row);
        const QList<Readout> lines = readouts();
        addReadouts(m_scene, m_plan.readouts, lines, textPixels(m_frame, 14.0));
        m_scene.summary = lines.at(0).text;
        for (const Sharing& sharing : m_sharings)
            m_scene.summary += u" · "_s + sharing.name + u": "_s + bytesText(bytes(sharing, m_tokens));
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        return explainedBy(
            frame,
            {{Sample::Swatch,
              {Role::Accent},
              QCoreApplication::translate("figures", "a filled part: the tokens so far")},
             {Sample::Frame,
              {Role::Accent},
              QCoreApplication::translate("figures", "a frame: all tokens; both to the scale of MHA")}});
    }

    /// Of all layers.
    double bytes(const Sharing& sharing, std::uint64_t tokens) const
    {
        const engine::AttentionSizes sizes{tokens,           m_heads * m_width, m_heads,
                                           sharing.keyHeads, m_width,           m_width};
        return double(engine::costOf(sizes).keyValueNumbers * m_layers * numberBytes);
    }

    void addBar(std::size_t row)
    {
        const Sharing& sharing = m_sharings[row];
        const QRectF& plot = m_plan.plot;
        const double band = plot.height() / double(m_sharings.size()), top = plot.top() + band * double(row);
        const double pixels = std::min(textPixels(m_frame, 14.0), band * 0.3);
        const QString now = bytesText(bytes(sharing, m_come)), all = bytesText(bytes(sharing, m_tokens));
        const QString value =
            m_come == m_tokens
                ? all
                : QCoreApplication::translate("figures", "%1 of %2", "bytes now, in the end").arg(now, all);
        const double half = plot.width() / 2;
        m_scene.marks.append(textLine(sharing.name, plot.left(), top, half - 4.0,
                                      fittingSize(sharing.name, half - 4.0, pixels), {}));
        m_scene.marks.append(textLine(value, plot.left() + half, top, half, fittingSize(value, half, pixels),
                                      {Role::Muted}, TextAlign::Right));
        const double scale = plot.width() / bytes(m_sharings.front(), m_tokens);
        const double barTop = top + pixels * 1.8, height = std::min(band - pixels * 2.4, 36.0);
        SceneItem item;
        item.rect = QRectF(plot.left(), top, plot.width(), band);
        item.name = sharing.name;
        item.value = value;
        item.meaning.description = sharing.name + u": "_s + value;
        item.gridRow = int(row);
        item.gridColumn = 0;
        m_scene.marks.append(
            RectMark{.rect = QRectF(plot.left(), barTop, bytes(sharing, m_tokens) * scale, height),
                     .fill = {},
                     .stroke = Ink{Role::Accent},
                     .meaning = item.meaning});
        m_scene.marks.append(
            RectMark{.rect = QRectF(plot.left(), barTop, bytes(sharing, m_come) * scale, height),
                     .fill = Ink{Role::Accent},
                     .stroke = {},
                     .meaning = item.meaning});
        m_scene.items.append(item);
    }

    QList<Readout> readouts() const
    {
        QList<Readout> lines{
            {QCoreApplication::translate("figures", "%1 of %2 tokens").arg(m_come).arg(m_tokens),
             Role::Accent, true},
            {QCoreApplication::translate("figures", "half precision, keys and values of all layers"),
             Role::Muted},
            {QCoreApplication::translate("figures", "each new token adds:")},
        };
        for (const Sharing& sharing : m_sharings)
            lines.append({QCoreApplication::translate("figures", "%1: %2", "name, value")
                              .arg(sharing.shortName, bytesText(bytes(sharing, 1)))});
        lines.append({QCoreApplication::translate("figures", "computed for what is read:")});
        for (const Sharing& sharing : m_sharings) //: name, floating point operations
            lines.append({QCoreApplication::translate("figures", "%1: %2 FLOP per byte")
                              .arg(sharing.shortName,
                                   playback::formatSetting(double(m_heads) / double(sharing.keyHeads)))});
        if (m_frame.trace)
            lines.append({smallModelText(), Role::Muted});
        return lines;
    }

    /// What one layer of the model on screen keeps of the whole sentence, beside the sizes of the knobs.
    QString smallModelText() const
    {
        const engine::AttentionTrace& trace = *m_frame.trace;
        const std::size_t numbers =
            trace.keys() * trace.headCount() * (trace.weights().dK() + trace.weights().dV());
        return m_frame.revealed
                   ? QCoreApplication::translate("figures", "your %1 tokens, this small model: %2 numbers")
                         .arg(trace.keys())
                         .arg(numbers)
                   : unansweredText();
    }

    std::uint64_t m_layers;
    std::uint64_t m_heads;
    std::uint64_t m_width;
    std::uint64_t m_tokens;
    std::uint64_t m_come; ///< tokens so far
    std::vector<Sharing> m_sharings;
    Scene m_scene;
    Frame m_frame;
    LabPlan m_plan;
};

} // namespace

Scene CacheFillFigure::layout(const Frame& frame) const
{
    return CacheFillLayout(frame).make();
}

} // namespace casefile::figures
