#include "app/figures/lead_share_figure.h"

#include "app/figures/curve_plot.h"
#include "app/figures/lab_plan.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/sharpness.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr double fewest = 7.0; ///< keys
constexpr double most = 1e5;
constexpr double wanted = 0.9;
constexpr std::array compared{2.0, 5.0, 9.0}; ///< leads drawn beside that of the knob
constexpr int points = 81;
constexpr int places = 8;

std::size_t rivalsOf(double keys)
{
    return std::size_t(std::llround(keys)) - 1;
}

Curve curveOf(double lead, const Ink& ink, double width, int dash, const QString& meaning)
{
    Curve curve{{}, ink, width, meaning, dash};
    for (int point = 0; point < points; ++point) {
        const double keys = fewest * std::pow(most / fewest, double(point) / (points - 1));
        curve.points.emplace_back(keys, engine::weightOfLeader(lead, rivalsOf(keys)));
    }
    return curve;
}

/// The knob's lead first, then those that it is compared with, each with a dash of its own.
QList<LegendEntry> legendOf(double lead)
{
    using Sample = LegendEntry::Sample;
    QList<LegendEntry> legend{
        {Sample::LineThick,
         {Role::Accent},
         QCoreApplication::translate("figures", "token 1 leads by %1").arg(playback::formatSetting(lead))}};
    for (int i = 0; i < int(compared.size()); ++i)
        legend.append({Sample::Dashed,
                       {Role::Muted},
                       QCoreApplication::translate("figures", "by %1")
                           .arg(playback::formatSetting(compared[std::size_t(i)])),
                       i + 1});
    return legend;
}

/// What the lead is worth among so many, and which one 0.9 would need.
QString lineOf(double lead, double keys)
{
    const std::size_t rivals = rivalsOf(keys);
    return QCoreApplication::translate("figures", "n = %1: %2; %3 needs a lead of %4")
        .arg(keys, 0, 'f', 0)
        .arg(playback::formatCell(engine::weightOfLeader(lead, rivals), 4), playback::formatSetting(wanted),
             playback::formatCell(engine::leadNeeded(wanted, rivals), 1));
}

} // namespace

Scene LeadShareFigure::layout(const Frame& frame) const
{
    const double lead = frame.knob(u"score-lead"_s);
    Scene scene = explainedBy(frame, legendOf(lead));
    const Frame inner = reserveLegend(scene, frame);
    const LabPlan plan = planLab(inner.size);
    const CurvePlot plot(inner, plan.plot,
                         {fewest, most, true, QCoreApplication::translate("figures", "tokens n")},
                         {0.0, 1.0, false, QCoreApplication::translate("figures", "weight of token 1")});
    plot.addAxes(scene);
    for (int i = 0; i < int(compared.size()); ++i)
        plot.addCurve(
            scene, curveOf(compared[std::size_t(i)], {Role::Muted}, 1.5, i + 1, scene.legend.at(i + 1).text));
    plot.addCurve(scene, curveOf(lead, {Role::Accent}, 3.0, 0, scene.legend.at(0).text));
    for (int place = 0; place < places; ++place) {
        const double keys = std::round(plot.placeAcross(place, places));
        plot.addItem(scene, place, places,
                     QCoreApplication::translate("figures", "n = %1").arg(keys, 0, 'f', 0),
                     lineOf(lead, keys));
    }
    QList<Readout> lines{{scene.legend.at(0).text, Role::Accent, true},
                         {QCoreApplication::translate("figures", "all the others are equal"), Role::Muted}};
    for (const double keys : {1e1, 1e2, 1e3, 1e4, 1e5})
        lines.append({lineOf(lead, keys)});
    addReadouts(scene, plan.readouts, lines, textPixels(inner, 14.0));
    scene.summary = QCoreApplication::translate("figures", "%1: %2", "name, value")
                        .arg(scene.legend.at(0).text, lines.constLast().text);
    return scene;
}

} // namespace casefile::figures
