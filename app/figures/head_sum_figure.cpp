#include "app/figures/head_sum_figure.h"

#include "app/figures/design.h"
#include "app/figures/head_panels.h"
#include "app/figures/layout_tools.h"
#include "app/figures/token_grid.h"
#include "engine/measure/head_sum.h"

#include <QCoreApplication>

namespace casefile::figures {

namespace {

std::vector<MapPanel> panelsOf(const Frame& frame, const engine::HeadSum& result)
{
    std::vector<MapPanel> panels;
    for (int head = 0; head < int(result.parts.size()); ++head)
        panels.push_back(
            {.title = QCoreApplication::translate("figures", "head %1 × its rows of W_O").arg(head + 1),
             .values = result.parts[std::size_t(head)],
             .head = head,
             .framed = head == shownHead(frame)});
    panels.push_back(
        {.title = QCoreApplication::translate("figures", "sum of all heads"), .values = result.sum});
    panels.push_back({.title = QCoreApplication::translate("figures", "concat × W_O, at once"),
                      .values = frame.trace->output,
                      .tensor = engine::TensorId::Output});
    return panels;
}

} // namespace

Scene HeadSumFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = {
        {Sample::Ramp,
         {Role::Diverging, 1.0},
         QCoreApplication::translate("figures", "a number of the output: one scale for all maps")},
        {Sample::Frame,
         {Role::Accent},
         QCoreApplication::translate("figures", "the head on screen elsewhere")},
        modelEntry(*frame.trace)};
    const engine::HeadSum result = engine::sumOfHeads(*frame.trace);
    addFocusEntry(scene.legend, frame);
    addCutNote(scene, frame, mostOutputRows);
    const QSizeF room = reserveLegend(scene, frame).size;
    const QString words =
        QCoreApplication::translate("figures", "Largest difference between the sum and concat × W_O: %1")
            .arg(differenceText(result.largestDifference));
    const QRectF area = addFootLine(
        scene, frame, QRectF(QPointF(), room).adjusted(design::space2, 2.0, -design::space2, -2.0), words);
    addMapPanels(scene, frame, area, outputPanels(frame, panelsOf(frame, result)));
    scene.summary = frame.revealed ? words : unansweredText();
    return scene;
}

} // namespace casefile::figures
