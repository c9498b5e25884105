#pragma once

#include "app/figures/figure.h"
#include "app/figures/plot_tools.h"

#include <optional>

namespace casefile::figures {

/// The cells of a heat map on screen: rows are queries, columns are keys, counted in the whole map.
struct HeatMapGeometry
{
    QRectF plot;
    int rows = 0;
    int columns = 0;
    int head = 0;
    int firstRow = 0; ///< where a part of the map is shown
    int firstColumn = 0;
    QRectF minimap; ///< of the whole map, beside a part of it

    double cellWidth() const { return columns > 0 ? plot.width() / columns : 0.0; }
    double cellHeight() const { return rows > 0 ? plot.height() / rows : 0.0; }
    QRectF cellRect(int row, int column) const;
    QRectF rowRect(int row) const;
    QRectF columnRect(int column) const;
    std::optional<engine::CellRef> cellAt(QPointF point) const; ///< none outside the plot
};

/// Up to this many tokens every cell is an item of the scene; beyond it, rows are, and cells are found by
/// cellAt().
inline constexpr int heatMapItemLimit = 64;

/// Where the figure itself puts its cells in a frame of this size.
HeatMapGeometry heatMapGeometry(const Frame& frame);

/// The cells of the frame's head inside `plot`, with focus frames, hatching, numbers, items, legend and
/// summary. A Qt Charts frame brings its own axes; the figure adds labels, sums and colour bar.
Scene layoutHeatMap(const Frame& frame, const QRectF& plot);

/// One cell as an item: what hover, keyboard and screen reader say of it, for any number of tokens.
SceneItem heatMapItem(const Frame& frame, const HeatMapGeometry& geometry, int row, int column);

/// The weights of one head as a map of cells.
class HeatMapFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
