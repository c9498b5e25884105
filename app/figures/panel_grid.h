#pragma once

#include <QSizeF>

namespace casefile::figures {

/// What is to be arranged: maps of one shape, in a room, with lines of text above them.
struct PanelNeed
{
    int count = 1;
    int across = 0; ///< so many beside each other; 0: as they become largest
    int rows = 1;   ///< cells of one map
    int columns = 1;
    QSizeF room;
    double title = 0.0;        ///< height above each map
    double columnLabels = 0.0; ///< height above the first row of maps
    double largestSide = 84.0; ///< of a cell, in pixels
    double tallestCell = 1.0;  ///< height of a cell, at most, to its width
};

/// How many maps stand beside each other, and how large each is.
struct PanelGrid
{
    int across = 1;
    int down = 1;
    QSizeF map;
};

/// The arrangement in which the maps become largest.
PanelGrid arrangePanels(const PanelNeed& need);

} // namespace casefile::figures
