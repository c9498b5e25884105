#include "app/figures/heat_map_items.h"

#include "app/figures/layout_tools.h"
#include "app/playback/hidden_row.h"
#include "app/playback/prose_fields.h"

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using engine::TensorId;

namespace {

/// What the colour of a cell says to who does not see it.
int shadeOf(double weight)
{
    constexpr int shades = 50; // about as many as an eye tells apart
    return static_cast<int>(std::ceil(weight * shades));
}

/// Beyond the item limit a row is an item, which says where its query looks most.
SceneItem rowItem(const Frame& frame, const HeatMapGeometry& geometry, int row)
{
    const engine::AttentionTrace& trace = *frame.trace;
    const auto weights =
        trace.heads[std::size_t(shownHead(frame))].weights.row(static_cast<std::size_t>(row));
    const auto best = static_cast<std::size_t>(std::ranges::max_element(weights) - weights.begin());
    SceneItem item;
    item.rect = geometry.rowRect(row);
    item.name = QCoreApplication::translate("figures", "row “%1”").arg(tokenText(trace, int(row)));
    if (!frame.revealed || !frame.numbersShown)
        item.value = unansweredText();
    else if (playback::seesNothing(trace, row))
        item.value = QCoreApplication::translate("figures", "may look at no key: the mask hides them all");
    else
        item.value = QCoreApplication::translate("figures", "looks most at “%1”, weight %2")
                         .arg(keyName(trace, best), playback::formatCell(weights[best]));
    item.meaning.query = row;
    item.meaning.description = item.name;
    item.gridRow = row;
    item.gridColumn = geometry.firstColumn;
    return item;
}

} // namespace

SceneItem heatMapItem(const Frame& frame, const HeatMapGeometry& geometry, int row, int column,
                      const HeatMapWords& words)
{
    const engine::AttentionTrace& trace = *frame.trace;
    const auto query = static_cast<std::size_t>(row);
    const auto key = static_cast<std::size_t>(column);
    SceneItem item;
    item.rect = geometry.cellRect(row, column);
    item.name = words.cell({tokenText(trace, row), keyName(trace, key)});
    item.meaning.query = row;
    item.meaning.key = column;
    item.gridRow = row;
    item.gridColumn = column;
    if (!frame.revealed) {
        item.value = unansweredText();
        item.meaning.description = item.name;
        return item;
    }
    const engine::CellRef cell{TensorId::Weights, static_cast<std::size_t>(geometry.head), query, key};
    item.meaning.cell = cell;
    if (isHiddenKey(trace, row, column))
        item.value = hiddenReason(trace, query, key);
    else if (!frame.numbersShown)
        item.value = words.shade({QString::number(shadeOf(trace.at(cell)))});
    else
        item.value = words.weight({playback::formatCell(trace.at(cell))});
    item.meaning.description = words.joined({item.name, item.value});
    return item;
}

SceneItem heatMapItem(const Frame& frame, const HeatMapGeometry& geometry, int row, int column)
{
    return heatMapItem(frame, geometry, row, column, HeatMapWords());
}

void addHeatMapItems(Scene& scene, const Frame& frame, const HeatMapGeometry& geometry)
{
    const HeatMapWords words;
    const bool cells = geometry.rows <= heatMapItemLimit && geometry.columns <= heatMapItemLimit;
    for (int row = geometry.firstRow; row < geometry.firstRow + geometry.rows; ++row) {
        if (!cells)
            scene.items.append(rowItem(frame, geometry, row));
        for (int column = 0; cells && column < geometry.columns; ++column)
            scene.items.append(heatMapItem(frame, geometry, row, geometry.firstColumn + column, words));
    }
}

} // namespace casefile::figures
