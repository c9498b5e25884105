#include "app/figures/code_walk_plan.h"

#include <algorithm>
#include <cstddef>

namespace casefile::figures {

namespace {

constexpr double gap = 14.0;         ///< between panels
constexpr double largestCell = 54.0; ///< pixels across
constexpr double smallestCell = 2.0;
constexpr double tallestCell = 0.62; ///< of its width
constexpr std::size_t mostLines = 5;

double widthOf(const WalkPanelNeed& need, double cell)
{
    return std::max(cell * need.narrowed * need.columns, need.titleWidth);
}

/// Panels of each line, filled up in order; empty when a panel is wider than the room.
std::vector<std::size_t> breakLines(const std::vector<WalkPanelNeed>& needs, double cell, double width)
{
    std::vector<std::size_t> counts{0};
    double used = -gap;
    for (const WalkPanelNeed& need : needs) {
        const double wanted = std::min(widthOf(need, cell), width);
        if (cell * need.narrowed * need.columns > width)
            return {};
        if (counts.back() > 0 && used + gap + wanted > width) {
            counts.push_back(0);
            used = -gap;
        }
        used += gap + wanted;
        ++counts.back();
    }
    return counts;
}

/// Rows of the tallest panel of each line.
std::vector<int> rowsOfLines(const std::vector<WalkPanelNeed>& needs, const std::vector<std::size_t>& counts)
{
    std::vector<int> rows;
    std::size_t panel = 0;
    for (const std::size_t count : counts) {
        int most = 1;
        for (std::size_t i = 0; i < count; ++i)
            most = std::max(most, needs[panel++].rows);
        rows.push_back(most);
    }
    return rows;
}

/// The tallest cell that these lines leave room for; negative when even titles do not fit.
double cellHeight(const std::vector<int>& rows, double height, double titleHeight)
{
    int all = 0;
    for (const int count : rows)
        all += count;
    const double lines = double(rows.size());
    return (height - lines * titleHeight - (lines - 1.0) * gap / 2.0) / std::max(all, 1);
}

} // namespace

QRectF WalkPanelPlace::cellRect(int row, int column) const
{
    return {corner.x() + column * cell.width(), corner.y() + row * cell.height(), cell.width(),
            cell.height()};
}

std::vector<WalkPanelPlace> planWalkPanels(const std::vector<WalkPanelNeed>& needs, const QRectF& room,
                                           double titleHeight)
{
    double cell = largestCell;
    std::vector<std::size_t> counts;
    for (; cell > smallestCell; cell -= 1.0) {
        counts = breakLines(needs, cell, room.width());
        if (counts.empty() || counts.size() > mostLines)
            continue;
        if (cellHeight(rowsOfLines(needs, counts), room.height(), titleHeight) >= std::min(cell * 0.45, 18.0))
            break;
    }
    if (counts.empty())
        counts = breakLines(needs, smallestCell, room.width());
    if (counts.empty())
        counts.assign(1, needs.size());
    const std::vector<int> rows = rowsOfLines(needs, counts);
    const double height =
        std::max(1.0, std::min(cell * tallestCell, cellHeight(rows, room.height(), titleHeight)));
    std::vector<WalkPanelPlace> places;
    double top = room.top();
    std::size_t panel = 0;
    for (std::size_t line = 0; line < counts.size(); ++line) {
        double left = room.left();
        for (std::size_t i = 0; i < counts[line]; ++i, ++panel) {
            const double width = std::min(widthOf(needs[panel], cell), room.right() - left);
            places.push_back({QRectF(left, top, width, titleHeight), QPointF(left, top + titleHeight),
                              int(line), QSizeF(cell * needs[panel].narrowed, height)});
            left += width + gap;
        }
        top += titleHeight + rows[line] * height + gap / 2.0;
    }
    return places;
}

} // namespace casefile::figures
