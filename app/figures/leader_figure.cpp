#include "app/figures/leader_figure.h"

#include "app/figures/axis_plot.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/sharpness.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr double widestLead = 15.0;
constexpr int points = 121;
constexpr double wantedWeight = 0.9;

Scene explained(const Frame& frame, std::size_t rivals)
{
    using Sample = LegendEntry::Sample;
    return explainedBy(
        frame,
        {{Sample::LineThick, weightInk,
          QCoreApplication::translate("figures", "weight of the leader among %1 equal rivals").arg(rivals)},
         {Sample::LineThin,
          {Role::Muted},
          QCoreApplication::translate("figures", "the same with one rival only")},
         {Sample::Swatch, {Role::Accent}, QCoreApplication::translate("figures", "the lead now")}});
}

AxisPlot plotOf(const QRectF& area, double pixelSize)
{
    AxisPlot plot;
    plot.area = area;
    plot.right = widestLead;
    plot.high = 1.05;
    plot.pixelSize = pixelSize;
    for (int tick = 0; tick <= int(widestLead); ++tick)
        plot.across.push_back({double(tick), QString::number(tick)});
    plot.up = {
        {0.0, u"0"_s}, {0.5, u"0.5"_s}, {wantedWeight, playback::formatSetting(wantedWeight)}, {1.0, u"1"_s}};
    plot.upTitle = QCoreApplication::translate("figures", "weight");
    plot.acrossTitle = QCoreApplication::translate("figures", "lead of the scaled score");
    return plot;
}

std::vector<QPointF> curveOf(std::size_t rivals)
{
    std::vector<QPointF> curve;
    for (int i = 0; i < points; ++i) {
        const double lead = widestLead * i / (points - 1);
        curve.emplace_back(lead, engine::weightOfLeader(lead, rivals));
    }
    return curve;
}

} // namespace

Scene LeaderFigure::layout(const Frame& frame) const
{
    const double lead = frame.knob(u"lead"_s);
    const auto rivals = std::size_t(frame.knob(u"rivals"_s));
    const double weight = engine::weightOfLeader(lead, rivals);
    Scene scene = explained(frame, rivals);
    const QSizeF room = reserveLegend(scene, frame).size;
    const double size = textPixels(frame, 13.0), line = size * 1.7;
    const AxisPlot plot =
        plotOf(QRectF(8.0, 2 * line + 6.0, room.width() - 16.0, room.height() - 2 * line - 12.0), size);
    addAxes(scene, plot);
    addCurve(scene, plot, curveOf(1), {Role::Muted}, scene.legend[1].text, 1.0);
    addCurve(scene, plot, curveOf(rivals), weightInk, scene.legend[0].text, 3.0);
    const QString now = QCoreApplication::translate(
                            "figures", "Lead %1 among %2 rivals: weight %3, all the others together %4")
                            .arg(playback::formatSetting(lead))
                            .arg(rivals)
                            .arg(playback::formatCell(weight, 4), playback::formatCell(1.0 - weight, 4));
    const QString needed = QCoreApplication::translate("figures", "For a weight of %1 it takes a lead of %2")
                               .arg(playback::formatSetting(wantedWeight),
                                    playback::formatCell(engine::leadNeeded(wantedWeight, rivals)));
    addPresent(scene, plot, {lead, weight}, QCoreApplication::translate("figures", "the lead now"), now);
    const QRectF first(10.0, 4.0, room.width() - 20.0, line);
    scene.marks.append(textMark(first, now, size, Role::Ink, TextAlign::Left));
    scene.marks.append(textMark(first.translated(0.0, line), needed, size, Role::Accent, TextAlign::Left));
    scene.summary = QCoreApplication::translate("figures", "%1. %2.").arg(now, needed);
    return scene;
}

} // namespace casefile::figures
