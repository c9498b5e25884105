#include "app/views/scene_walk.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace casefile::views {

namespace {

/// The nearest item in that direction of the grid, or -1. Columns may be of unequal height: those of links
/// are.
int walkGrid(const QList<figures::SceneItem>& items, int current, int rowStep, int columnStep)
{
    const figures::SceneItem& from = items.at(current);
    int best = -1;
    int bestDistance = std::numeric_limits<int>::max();
    for (int i = 0; i < items.size(); ++i) {
        const figures::SceneItem& item = items.at(i);
        const int along = rowStep != 0 ? (item.gridRow - from.gridRow) * rowStep
                                       : (item.gridColumn - from.gridColumn) * columnStep;
        const int across =
            std::abs(rowStep != 0 ? item.gridColumn - from.gridColumn : item.gridRow - from.gridRow);
        if (item.gridRow < 0 || along <= 0 || (columnStep != 0 && across != 0))
            continue;
        constexpr int alongWeight = 1000;
        constexpr int otherColumn = 1 << 28; ///< farther than all of one's own
        const int distance = along * alongWeight + across + (across != 0 ? otherColumn : 0);
        if (distance < bestDistance) {
            best = i;
            bestDistance = distance;
        }
    }
    return best;
}

} // namespace

int walkFrom(const QList<figures::SceneItem>& items, int current, int key)
{
    const int last = int(items.size()) - 1;
    if (last < 0)
        return -1;
    if (current < 0 || current > last || key == Qt::Key_Home)
        return 0;
    if (key == Qt::Key_End)
        return last;
    const int rowStep = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    const int columnStep = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    if (rowStep == 0 && columnStep == 0)
        return current;
    if (items.at(current).gridRow >= 0) {
        const int next = walkGrid(items, current, rowStep, columnStep);
        return next >= 0 ? next : current;
    }
    return std::clamp(current + rowStep + columnStep, 0, last);
}

} // namespace casefile::views
