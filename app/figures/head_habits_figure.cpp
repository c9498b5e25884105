#include "app/figures/head_habits_figure.h"

#include "app/figures/bar_table.h"
#include "app/figures/design.h"
#include "app/figures/head_panels.h"
#include "app/figures/layout_tools.h"
#include "app/figures/palette.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/head_statistics.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

BarTable tableOf(const Frame& frame)
{
    const engine::AttentionTrace& trace = *frame.trace;
    const double keys = double(trace.keys());
    const double mostEntropy = std::max(std::log(keys), 1e-9);
    const double mostDistance = std::max(keys - 1.0, 1.0);
    BarTable table;
    table.highlighted = shownHead(frame);
    table.columns = {QCoreApplication::translate("figures", "entropy, nats"),
                     QCoreApplication::translate("figures", "tokens away"),
                     QCoreApplication::translate("figures", "token before"),
                     QCoreApplication::translate("figures", "itself"),
                     QCoreApplication::translate("figures", "first token"),
                     QCoreApplication::translate("figures", "first, |a v|")};
    for (int head = 0; head < int(trace.headCount()); ++head) {
        const engine::HeadStatistics habits = engine::statisticsOf(trace, std::size_t(head));
        const Role role = headRole(head);
        const auto number = [](double value) { return playback::formatCell(value); };
        table.rows.append(headNumber(head));
        table.cells.push_back({{number(habits.entropy), habits.entropy / mostEntropy, role},
                               {number(habits.distance), habits.distance / mostDistance, role},
                               {percentText(habits.previousMass), habits.previousMass, role},
                               {percentText(habits.selfMass), habits.selfMass, role},
                               {percentText(habits.firstMass), habits.firstMass, role},
                               {percentText(habits.firstContribution), habits.firstContribution, role}});
    }
    return table;
}

} // namespace

Scene HeadHabitsFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = {{Sample::None,
                     {},
                     QCoreApplication::translate(
                         "figures", "average over all queries; a full bar is ln %1, %2 tokens, "
                                    "or 100 %; |a v|: its share of weight times length of the value")
                         .arg(frame.trace->keys())
                         .arg(std::max<std::size_t>(frame.trace->keys(), 2) - 1)},
                    modelEntry(*frame.trace)};
    const QSizeF room = reserveLegend(scene, frame).size;
    const BarTable table = tableOf(frame);
    addBarTable(scene, frame, QRectF(QPointF(), room).adjusted(design::space3, 2.0, -design::space2, -2.0),
                table);
    const auto shown = std::size_t(shownHead(frame));
    scene.summary = frame.revealed
                        ? QCoreApplication::translate(
                              "figures", "Head %1: entropy %2, distance %3, %4 on the first token.")
                              .arg(QString::number(shown + 1), table.cells[shown][0].number,
                                   table.cells[shown][1].number, table.cells[shown][4].number)
                        : unansweredText();
    return scene;
}

} // namespace casefile::figures
