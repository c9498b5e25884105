#include "app/figures/head_swap_figure.h"

#include "app/figures/design.h"
#include "app/figures/head_panels.h"
#include "app/figures/layout_tools.h"
#include "app/figures/token_grid.h"
#include "engine/measure/head_edit.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::figures {

Scene HeadSwapFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = {{Sample::Ramp,
                     {Role::Diverging, 1.0},
                     QCoreApplication::translate("figures", "new output minus old")},
                    modelEntry(*frame.trace)};
    addFocusEntry(scene.legend, frame);
    addCutNote(scene, frame, mostOutputRows);
    const QSizeF room = reserveLegend(scene, frame).size;
    const auto one = std::size_t(knobHead(frame, u"first-head"_s));
    const auto other = std::size_t(knobHead(frame, u"second-head"_s));
    const auto changed = [&](bool rowsToo) {
        return engine::changeOf(*frame.trace, engine::outputSwapped(*frame.trace, one, other, rowsToo));
    };
    const engine::OutputChange together = changed(true);
    const engine::OutputChange alone = changed(false);
    const QString words =
        QCoreApplication::translate(
            "figures", "Heads %1 and %2 swapped. Largest difference with rows of W_O: %3; without: %4")
            .arg(QString::number(one + 1), QString::number(other + 1), differenceText(together.largest),
                 differenceText(alone.largest));
    const QRectF area = addFootLine(
        scene, frame, QRectF(QPointF(), room).adjusted(design::space2, 2.0, -design::space2, -2.0), words);
    addMapPanels(
        scene, frame, area,
        outputPanels(frame, {{.title = QCoreApplication::translate("figures", "rows of W_O move along"),
                              .values = together.difference},
                             {.title = QCoreApplication::translate("figures", "rows of W_O stay"),
                              .values = alone.difference}}));
    scene.summary = frame.revealed ? words : unansweredText();
    return scene;
}

} // namespace casefile::figures
