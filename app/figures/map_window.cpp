#include "app/figures/map_window.h"

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr int fewest = 8; ///< rows and columns of the smallest window

/// The first of `shown` cells in a row of `all`.
int kept(double first, int shown, int all)
{
    return std::clamp(int(std::lround(first)), 0, all - shown);
}

} // namespace

bool ShownCells::contains(int row, int column) const
{
    return row >= firstRow && row < firstRow + rows && column >= firstColumn &&
           column < firstColumn + columns;
}

ShownCells shownCells(const MapWindow& window, int rows, int columns)
{
    if (window.side <= 0)
        return {0, 0, rows, columns};
    const int shownRows = std::min(window.side, rows), shownColumns = std::min(window.side, columns);
    return {kept(window.row, shownRows, rows), kept(window.column, shownColumns, columns), shownRows,
            shownColumns};
}

ShownCells shownCells(const Frame& frame)
{
    return shownCells(frame.window, int(frame.trace->queries()), int(frame.trace->keys()));
}

MapWindow zoomed(const MapWindow& window, bool closer, QPointF keep, int rows, int columns)
{
    const int longest = std::max(rows, columns);
    if (longest <= closerFrom)
        return {};
    const int before = window.side > 0 ? window.side : longest;
    const int side = closer ? std::max(fewest, (before + 1) / 2) : before * 2;
    if (side >= longest)
        return {};
    const ShownCells shown = shownCells(window, rows, columns);
    const int shownRows = std::min(side, rows), shownColumns = std::min(side, columns);
    return {kept(shown.firstRow + keep.y() * (shown.rows - shownRows), shownRows, rows),
            kept(shown.firstColumn + keep.x() * (shown.columns - shownColumns), shownColumns, columns), side};
}

MapWindow moved(const MapWindow& window, int right, int down, int rows, int columns)
{
    if (window.side <= 0)
        return window;
    const ShownCells shown = shownCells(window, rows, columns);
    return {kept(shown.firstRow + down, shown.rows, rows),
            kept(shown.firstColumn + right, shown.columns, columns), window.side};
}

} // namespace casefile::figures
