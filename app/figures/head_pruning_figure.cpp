#include "app/figures/head_pruning_figure.h"

#include "app/figures/bar_table.h"
#include "app/figures/design.h"
#include "app/figures/head_panels.h"
#include "app/figures/layout_tools.h"
#include "app/figures/palette.h"
#include "app/figures/plot_tools.h"
#include "engine/measure/head_edit.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

namespace {

/// What has been switched off when `count` heads are: "without heads 3, 1".
QString withoutText(const engine::Pruning& pruning, std::size_t count)
{
    if (count == 0)
        return QCoreApplication::translate("figures", "all heads");
    QStringList heads;
    for (std::size_t i = 0; i < count; ++i)
        heads.append(QString::number(pruning.order[i] + 1));
    return QCoreApplication::translate("figures", "off: %1")
        .arg(heads.join(QCoreApplication::translate("figures", ", ", "between numbers")));
}

/// The token that gives most to the output of the query, through the heads that are left.
QString sourceText(const engine::AttentionTrace& trace, int query, std::span<const std::size_t> off)
{
    const auto source = engine::mainSource(trace, std::size_t(query), off);
    return source ? keyName(trace, *source) : QCoreApplication::translate("figures", "nobody");
}

BarTable tableOf(const engine::Pruning& pruning, const Frame& frame)
{
    const engine::AttentionTrace& trace = *frame.trace;
    const int query = focusedQuery(frame);
    BarTable table;
    table.columns = {QCoreApplication::translate("figures", "change, together"),
                     QCoreApplication::translate("figures", "change, the last alone"),
                     QCoreApplication::translate("figures", "most to “%1”").arg(tokenText(trace, query))};
    const double most = std::max(
        {1.0, *std::ranges::max_element(pruning.together), *std::ranges::max_element(pruning.alone)});
    for (std::size_t count = 0; count < pruning.together.size(); ++count) {
        table.rows.append(withoutText(pruning, count));
        const double alone = count > 0 ? pruning.alone[pruning.order[count - 1]] : 0.0;
        const int head = count > 0 ? int(pruning.order[count - 1]) : 0;
        table.cells.push_back(
            {{percentText(pruning.together[count]), pruning.together[count] / most, Role::Accent},
             {percentText(alone), alone / most, headRole(head)},
             {sourceText(trace, query, std::span(pruning.order).first(count))}});
    }
    return table;
}

} // namespace

Scene HeadPruningFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = {{Sample::None,
                     {},
                     QCoreApplication::translate(
                         "figures", "length of what changed, as a share of the length of the output")},
                    modelEntry(*frame.trace)};
    const QSizeF room = reserveLegend(scene, frame).size;
    engine::Pruning pruning = engine::prunedHeads(*frame.trace);
    if (!frame.revealed) // their order is an answer too
        std::ranges::sort(pruning.order);
    addBarTable(scene, frame, QRectF(QPointF(), room).adjusted(design::space3, 2.0, -design::space2, -2.0),
                tableOf(pruning, frame));
    scene.summary = frame.revealed
                        ? QCoreApplication::translate("figures", "Head %1 matters least, head %2 most.")
                              .arg(pruning.order.front() + 1)
                              .arg(pruning.order.back() + 1)
                        : unansweredText();
    return scene;
}

} // namespace casefile::figures
