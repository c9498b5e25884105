#include "app/figures/panel_grid.h"

#include "app/figures/design.h"

#include <algorithm>

namespace casefile::figures {

namespace {

constexpr double widestCell = 4.0; ///< width of a cell, at most, to its height
constexpr double gain = 1.02;      ///< a further column must be worth this much
constexpr double namedRow = 12.0;  ///< pixels of a row that has room for its name

/// The area, less where rows are too low to be named.
double worthOf(const QSizeF& map, int rows)
{
    return map.width() * map.height() * std::min(1.0, map.height() / rows / namedRow);
}

} // namespace

PanelGrid arrangePanels(const PanelNeed& need)
{
    PanelGrid best;
    for (int across = 1; across <= need.count; ++across) {
        const int down = (need.count + across - 1) / across;
        const double width = need.room.width() / across - design::space3;
        const double height = (need.room.height() - need.columnLabels) / down - need.title - design::space1;
        const double lowest = std::max(0.0, std::min(height / need.rows, need.largestSide));
        const double cellWidth = std::min({width / need.columns, need.largestSide, lowest * widestCell});
        const double cellHeight = std::min(lowest, cellWidth * need.tallestCell);
        const QSizeF map(std::max(1.0, cellWidth * need.columns), std::max(1.0, cellHeight * need.rows));
        if (need.across > 0 ? across == need.across
                            : across == 1 || worthOf(map, need.rows) > worthOf(best.map, need.rows) * gain)
            best = {across, down, map};
    }
    return best;
}

} // namespace casefile::figures
