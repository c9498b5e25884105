#include "app/figures/embedding_sum_figure.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/map_panels.h"
#include "app/figures/plot_tools.h"

#include <QCoreApplication>

namespace casefile::figures {

using engine::TensorId;

namespace {

MapPanel sumPanel(const engine::AttentionTrace& trace, TensorId tensor, const QString& title)
{
    MapPanel panel;
    panel.title = title;
    panel.values = trace.tensor(tensor);
    panel.tensor = tensor;
    panel.framed = tensor == TensorId::X;
    return panel;
}

/// E, P and X; X alone where the input was no sentence.
std::vector<MapPanel> sumPanels(const engine::AttentionTrace& trace)
{
    std::vector<MapPanel> panels;
    if (!trace.embedding.empty() && !trace.position.empty()) {
        panels.push_back(sumPanel(trace, TensorId::Embedding,
                                  QCoreApplication::translate("figures", "E: what each token is")));
        panels.push_back(sumPanel(trace, TensorId::Position,
                                  QCoreApplication::translate("figures", "P: where each stands")));
    }
    panels.push_back(sumPanel(trace, TensorId::X,
                              QCoreApplication::translate("figures", "X = E + P: %1 rows, %2 columns")
                                  .arg(trace.x.rows())
                                  .arg(trace.x.columns())));
    return panels;
}

Scene explainedSum(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    Scene scene = explainedBy(
        frame, {{Sample::Ramp,
                 {Role::Diverging, 1.0},
                 QCoreApplication::translate("figures", "number of a cell, negative to positive")},
                {Sample::Frame,
                 {Role::Accent},
                 QCoreApplication::translate("figures", "X, from which Q, K and V are made")}});
    if (frame.focus.query >= 0)
        scene.legend.append({Sample::Frame,
                             {Role::Query},
                             QCoreApplication::translate("figures", "row of the query in focus")});
    return scene;
}

} // namespace

Scene EmbeddingSumFigure::layout(const Frame& frame) const
{
    Scene scene = explainedSum(frame);
    if (!isDrawable(frame))
        return scene;
    const engine::AttentionTrace& trace = *frame.trace;
    const Frame above = reserveLegend(scene, frame);
    MapPanels maps;
    maps.panels = sumPanels(trace);
    maps.rowNames = queryTexts(trace);
    for (std::size_t column = 0; column < trace.x.columns(); ++column)
        maps.columnNames.append(columnName(trace, TensorId::X, 0, column));
    maps.ramp = Role::Diverging;
    maps.most = largestCell(maps.panels);
    maps.areWeights = false;
    const double gap = design::space2;
    addMapPanels(scene, above, QRectF(gap, gap, above.size.width() - 2.0 * gap, above.size.height() - gap),
                 maps);
    scene.summary =
        QCoreApplication::translate("figures", "X has %1 rows, one for each token, and %2 columns.")
            .arg(trace.x.rows())
            .arg(trace.x.columns());
    return scene;
}

} // namespace casefile::figures
