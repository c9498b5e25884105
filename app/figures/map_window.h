#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The cells of a map that stand in the picture: all, or those of the window.
struct ShownCells
{
    int firstRow = 0;
    int firstColumn = 0;
    int rows = 0;
    int columns = 0;

    bool contains(int row, int column) const;
};

/// Maps of up to so many rows and columns are legible as they are.
inline constexpr int closerFrom = 32;

/// `rows`, `columns`: of the whole map. A window that leaves it is moved in.
ShownCells shownCells(const MapWindow& window, int rows, int columns);
ShownCells shownCells(const Frame& frame); ///< of its weights

/// Half as many rows and columns, or twice as many up to the whole map. What is at `keep` (0 … 1 of the cells
/// that are shown, across and down) stays there, if it can.
MapWindow zoomed(const MapWindow& window, bool closer, QPointF keep, int rows, int columns);

/// So many cells to the right and down, up to the edge; a whole map stays.
MapWindow moved(const MapWindow& window, int right, int down, int rows, int columns);

} // namespace casefile::figures
