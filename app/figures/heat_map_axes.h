#pragma once

#include "app/figures/column_labels.h"
#include "app/figures/heat_map_figure.h"

namespace casefile::figures {

/// Where labels, sums and colour bar of a heat map stand round its cells.
struct HeatMapAxes
{
    TypeScale type;
    ColumnLabels columns;
    QRectF plot;
    QRectF queryTitle; ///< "query (asks)", above the row labels
    QRectF keyTitle;   ///< "key (is asked)", above the column labels
    QRectF rowLabels;
    QRectF columnLabels;
    QRectF sums;
    QRectF colourBar;
    QRectF colourBarLabels;
    QRectF minimap; ///< empty where the whole map is shown
};

HeatMapAxes planHeatMapAxes(const Frame& frame);
void addHeatMapLabels(Scene& scene, const Frame& frame, const HeatMapAxes& axes);
/// The sums of the first `rows` rows, each an item to the right of its last cell.
void addHeatMapSums(Scene& scene, const Frame& frame, const HeatMapAxes& axes, int rows);
void addColourBar(Scene& scene, const HeatMapAxes& axes);

} // namespace casefile::figures
