#include "app/figures/temperature_figure.h"

#include "app/figures/axis_plot.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/playback/hidden_row.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/sharpness.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::figures {

using engine::Sharpness;

namespace {

constexpr double coldest = 0.05;
constexpr double hottest = 50.0;
constexpr std::size_t points = 91;

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    return explainedBy(
        frame,
        {{Sample::LineThick,
          {Role::Ink},
          QCoreApplication::translate("figures", "entropy of this row at every temperature")},
         {Sample::LineThin,
          {Role::Muted},
          QCoreApplication::translate("figures", "ln of the visible keys: all weights equal")},
         {Sample::Swatch, {Role::Accent}, QCoreApplication::translate("figures", "the temperature now")}});
}

Scene wordsOnly(const Frame& frame, const QString& words)
{
    Scene scene = explained(frame);
    const QSizeF room = reserveLegend(scene, frame).size;
    scene.summary = words;
    scene.marks.append(textMark(QRectF(QPointF(), room), words, textPixels(frame, 14.0), Role::Muted));
    return scene;
}

AxisPlot plotOf(const QRectF& area, double most, double pixelSize)
{
    AxisPlot plot;
    plot.area = area;
    plot.left = coldest;
    plot.right = hottest;
    plot.logAcross = true;
    plot.high = std::max(most, 0.1) * 1.08;
    plot.pixelSize = pixelSize;
    for (const double tick : {0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 20.0, 50.0})
        plot.across.push_back({tick, playback::formatSetting(tick)});
    plot.up = {{0.0, QCoreApplication::translate("figures", "0 one-hot")},
               {most, QCoreApplication::translate("figures", "%1 uniform").arg(playback::formatCell(most))}};
    plot.upTitle = QCoreApplication::translate("figures", "entropy of the row, in nats");
    plot.acrossTitle = QCoreApplication::translate("figures", "temperature");
    return plot;
}

} // namespace

Scene TemperatureFigure::layout(const Frame& frame) const
{
    if (!isDrawable(frame) || !frame.revealed)
        return wordsOnly(frame, unansweredText());
    const engine::AttentionTrace& trace = *frame.trace;
    const auto query = std::size_t(focusedQuery(frame));
    if (playback::seesNothing(trace, int(query)))
        return wordsOnly(frame, playback::seesNothingText(tokenText(trace, int(query))));
    const std::vector<double> scores =
        engine::scoresWithoutTemperature(trace, std::size_t(shownHead(frame)), query);
    const auto visible = std::ranges::count_if(scores, [](double score) { return std::isfinite(score); });
    const double most = std::log(double(visible));
    const Sharpness now = engine::sharpnessAt(scores, trace.settings.temperature);
    Scene scene = explained(frame);
    const QSizeF room = reserveLegend(scene, frame).size;
    const double size = textPixels(frame, 13.0), line = size * 1.7;
    const AxisPlot plot =
        plotOf(QRectF(8.0, line + 6.0, room.width() - 16.0, room.height() - line - 12.0), most, size);
    addAxes(scene, plot);
    std::vector<QPointF> curve;
    for (const Sharpness& point : engine::sharpnessCurve(scores, coldest, hottest, points))
        curve.emplace_back(point.temperature, point.entropy);
    addCurve(scene, plot, {{coldest, most}, {hottest, most}}, {Role::Muted},
             QCoreApplication::translate("figures", "largest entropy: ln %1").arg(visible), 1.0);
    addCurve(scene, plot, curve, {Role::Ink}, scene.legend.front().text, 3.0);
    const QString words =
        QCoreApplication::translate("figures", "Row “%1” at temperature %2: entropy %3, largest weight %4")
            .arg(tokenText(trace, int(query)), playback::formatSetting(now.temperature),
                 playback::formatCell(now.entropy), playback::formatCell(now.largestWeight));
    addPresent(scene, plot, {now.temperature, now.entropy},
               QCoreApplication::translate("figures", "the temperature now"), words);
    scene.marks.append(
        textMark(QRectF(10.0, 4.0, room.width() - 20.0, line), words, size, Role::Query, TextAlign::Left));
    scene.summary = words;
    return scene;
}

} // namespace casefile::figures
