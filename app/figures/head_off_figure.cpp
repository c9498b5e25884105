#include "app/figures/head_off_figure.h"

#include "app/figures/bar_table.h"
#include "app/figures/design.h"
#include "app/figures/head_panels.h"
#include "app/figures/layout_tools.h"
#include "app/figures/palette.h"
#include "app/figures/token_grid.h"
#include "engine/measure/head_edit.h"
#include "engine/measure/output_matrix.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr double mapShare = 0.6; ///< of the width

/// How much of the output each head alone would change.
BarTable sharesOf(const engine::Pruning& pruning, int off)
{
    BarTable table;
    table.columns.append(QCoreApplication::translate("figures", "change"));
    table.highlighted = off;
    const double most = std::max(1.0, *std::ranges::max_element(pruning.alone));
    for (int head = 0; head < int(pruning.alone.size()); ++head) {
        const double share = pruning.alone[std::size_t(head)];
        table.rows.append(headNumber(head));
        table.cells.push_back({{percentText(share), share / most, headRole(head)}});
    }
    return table;
}

} // namespace

Scene HeadOffFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    if (!frame.revealed)
        return wordsInstead(scene, frame, unansweredText());
    scene.legend = {{Sample::Ramp,
                     {Role::Diverging, 1.0},
                     QCoreApplication::translate("figures", "new output minus old")},
                    {Sample::None,
                     {},
                     QCoreApplication::translate(
                         "figures", "length of what changed, as a share of the length of the output")},
                    modelEntry(*frame.trace)};
    addFocusEntry(scene.legend, frame);
    addCutNote(scene, frame, mostOutputRows);
    const QSizeF room = reserveLegend(scene, frame).size;
    const int off = knobHead(frame, u"first-head"_s);
    const auto matrix = engine::OutputMatrix(int(frame.knob(u"output-matrix"_s)));
    const engine::TracePtr trace = engine::withOutputMatrix(frame.trace, matrix);
    const engine::OutputChange change =
        engine::changeOf(*trace, engine::outputWithout(*trace, {{std::size_t(off)}}));
    const QRectF area = QRectF(QPointF(), room).adjusted(design::space2, 2.0, -design::space2, -2.0);
    const double width = area.width() * mapShare;
    std::vector<MapPanel> panels{
        {.title = QCoreApplication::translate("figures", "change without head %1").arg(off + 1),
         .values = change.difference}};
    addMapPanels(scene, frame, QRectF(area.topLeft(), QSizeF(width, area.height())),
                 outputPanels(frame, std::move(panels),
                              matrix == engine::OutputMatrix::Identity ? engine::TensorId::Concat // as joined
                                                                       : engine::TensorId::Output));
    addBarTable(scene, frame, area.adjusted(width + design::space4, 0, 0, 0),
                sharesOf(engine::prunedHeads(*trace), off));
    for (SceneItem& item : scene.items) // the bars stand to the right of the map
        if (item.meaning.query < 0)
            item.gridColumn += int(frame.trace->output.columns()) + 1;
    scene.summary = QCoreApplication::translate("figures", "Without head %1 the output changes by %2.")
                        .arg(QString::number(off + 1), percentText(change.share));
    return scene;
}

} // namespace casefile::figures
