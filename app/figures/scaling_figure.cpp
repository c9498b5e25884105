#include "app/figures/scaling_figure.h"

#include "app/figures/axis_plot.h"
#include "app/figures/layout_tools.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace casefile::figures {

using engine::Saturation;
using engine::ScoreDraw;

namespace {

constexpr double barOpacity = 0.75; ///< of the histogram
constexpr int bins = 41;            ///< odd: one of them has 0 in its middle
constexpr int curvePoints = 121;
constexpr double plotShare = 0.5;            ///< of the width
constexpr double ranges[]{5.0, 20.0, 120.0}; ///< of the axis of scores, either way
constexpr double deviationsShown = 3.2;      ///< that an axis must hold

/// What one frame shows.
struct Setting
{
    std::size_t dK = 1;
    bool scaled = true;
    double expectedVariance() const { return scaled ? 1.0 : double(dK); }
};

double rangeFor(const Setting& setting)
{
    for (const double range : ranges)
        if (deviationsShown * std::sqrt(setting.expectedVariance()) <= range)
            return range;
    return ranges[std::size(ranges) - 1];
}

/// How many scores fall into each bin of the axis; what lies beyond it counts in the outermost.
std::vector<double> histogram(const engine::Matrix& scores, double range)
{
    std::vector<double> counts(bins);
    for (const double score : scores.values()) {
        const double place = std::floor((score + range) / (2.0 * range) * bins);
        counts[std::size_t(std::clamp(place, 0.0, bins - 1.0))] += 1.0;
    }
    return counts;
}

/// The count that the theory expects in a bin: mean 0, the variance of the setting.
double expectedCount(double score, const Setting& setting, double range)
{
    const double variance = setting.expectedVariance();
    const double density =
        std::exp(-score * score / (2.0 * variance)) / std::sqrt(2.0 * std::numbers::pi * variance);
    return density * (2.0 * range / bins) * double(ScoreDraw::queries * ScoreDraw::keys);
}

AxisPlot plotOf(const QRectF& area, double range, double top, double pixelSize)
{
    AxisPlot plot;
    plot.area = area;
    plot.left = -range;
    plot.right = range;
    plot.high = top;
    plot.pixelSize = pixelSize;
    for (const double tick : {-range, -range / 2, 0.0, range / 2, range})
        plot.across.push_back({tick, playback::formatSetting(tick)});
    plot.up = ticksUpTo(top);
    plot.upTitle = QCoreApplication::translate("figures", "how many of the %1 scores, in each bar")
                       .arg(ScoreDraw::queries * ScoreDraw::keys);
    plot.acrossTitle = QCoreApplication::translate("figures", "score that softmax sees");
    return plot;
}

void addHistogram(Scene& scene, const QRectF& area, const Saturation& result, const Setting& setting,
                  double pixelSize)
{
    const double range = rangeFor(setting);
    const std::vector<double> counts = histogram(result.scores, range);
    const AxisPlot plot = plotOf(area, range, *std::ranges::max_element(counts) * 1.1, pixelSize);
    addAxes(scene, plot);
    const double width = 2.0 * range / bins;
    for (int bin = 0; bin < bins; ++bin) {
        const double from = -range + bin * width;
        RectMark bar;
        bar.rect = QRectF(plot.at(from, counts[std::size_t(bin)]), plot.at(from + width, 0.0));
        bar.fill = faded(scoreInk, barOpacity);
        bar.meaning.description = QCoreApplication::translate("figures", "%1 scores between %2 and %3")
                                      .arg(playback::formatSetting(counts[std::size_t(bin)]),
                                           playback::formatCell(from), playback::formatCell(from + width));
        scene.marks.append(bar);
    }
    std::vector<QPointF> expected;
    for (int i = 0; i < curvePoints; ++i) {
        const double score = range * (2.0 * i / (curvePoints - 1) - 1.0);
        expected.emplace_back(score, expectedCount(score, setting, range));
    }
    addCurve(scene, plot, expected, {Role::Accent},
             QCoreApplication::translate("figures", "what the argument expects: mean 0, variance %1")
                 .arg(playback::formatSetting(setting.expectedVariance())));
}

NumberRow row(const QString& name, const QString& value, Role role = Role::Ink)
{
    return {{name, value}, role, false, QCoreApplication::translate("figures", "%1: %2").arg(name, value)};
}

std::vector<NumberRow> rowsOf(const Saturation& result, const Setting& setting)
{
    const auto number = [](double value) { return compactNumber(value); };
    return {
        row(QCoreApplication::translate("figures", "d_k; scaling"),
            setting.scaled ? QCoreApplication::translate("figures", "%1; on").arg(setting.dK)
                           : QCoreApplication::translate("figures", "%1; off").arg(setting.dK)),
        row(QCoreApplication::translate("figures", "variance, measured"), number(result.variance)),
        row(QCoreApplication::translate("figures", "variance, expected"), number(setting.expectedVariance()),
            Role::Accent),
        row(QCoreApplication::translate("figures", "mean score"), number(result.mean)),
        row(QCoreApplication::translate("figures", "largest weight"), number(result.largestWeight)),
        row(QCoreApplication::translate("figures", "entropy (at most ln 32 = 3.47)"), number(result.entropy)),
        row(QCoreApplication::translate("figures", "norm of the Jacobian, mean"),
            number(result.jacobianMean)),
        row(QCoreApplication::translate("figures", "norm of the Jacobian, median"),
            number(result.jacobianMedian)),
        row(QCoreApplication::translate("figures", "gradient, by the formula"), number(result.gradient)),
        row(QCoreApplication::translate("figures", "gradient, by differences"), number(result.difference)),
        row(QCoreApplication::translate("figures", "largest disagreement"), number(result.disagreement)),
    };
}

Scene explained(const Frame& frame, const ScoreDraw& draw)
{
    using Sample = LegendEntry::Sample;
    return explainedBy(
        frame,
        {{Sample::Swatch, faded(scoreInk, barOpacity),
          QCoreApplication::translate(
              "figures",
              "scores of 62 queries and 32 keys drawn at random with seed %1; smaller d_k: a prefix")
              .arg(draw.seed())},
         {Sample::LineThick,
          {Role::Accent},
          QCoreApplication::translate("figures", "expected: mean 0, variance d_k, or 1 when scaled")}});
}

} // namespace

Scene ScalingFigure::layout(const Frame& frame) const
{
    const auto seed = std::uint64_t(frame.knob(u"score-draw"_s));
    if (!m_draw || m_draw->seed() != seed)
        m_draw.emplace(seed);
    const Setting setting{std::size_t(std::max(1.0, frame.knob(u"d-k"_s))), frame.knob(u"scaling"_s) > 0.5};
    const Saturation result = engine::measureSaturation(*m_draw, setting.dK, setting.scaled);
    Scene scene = explained(frame, *m_draw);
    const QSizeF room = reserveLegend(scene, frame).size;
    const double size = textPixels(frame, 13.0);
    const double split = room.width() * plotShare;
    addHistogram(scene, QRectF(8.0, 6.0, split - 16.0, room.height() - 12.0), result, setting,
                 textPixels(frame, 12.0));
    const std::vector<NumberRow> rows = rowsOf(result, setting);
    const double height = std::min(room.height() - 8.0, tableHeight(rows.size(), size));
    addNumberTable(scene,
                   QRectF(split + 4.0, (room.height() - height) / 2, room.width() - split - 12.0, height),
                   rows, size);
    scene.summary = QCoreApplication::translate(
                        "figures", "d_k %1: measured variance %2, largest weight %3 on average, entropy %4, "
                                   "norm of the Jacobian %5.")
                        .arg(setting.dK)
                        .arg(compactNumber(result.variance), compactNumber(result.largestWeight),
                             compactNumber(result.entropy), compactNumber(result.jacobianMean));
    return scene;
}

} // namespace casefile::figures
