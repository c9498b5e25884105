#pragma once

#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include <vector>

namespace casefile::figures {

/// What is to be placed: a matrix of so many shown rows and columns, under a title of this width.
struct WalkPanelNeed
{
    int rows = 1;
    int columns = 1;
    double titleWidth = 0.0;
    double narrowed = 1.0; ///< width of its cells as a share of the others': of a matrix with many columns
};

/// Where one matrix stands.
struct WalkPanelPlace
{
    QRectF title;
    QPointF corner; ///< of the first cell
    int line = 0;   ///< of panels, from the top
    QSizeF cell;
    QRectF cellRect(int row, int column) const;
};

/// Lays matrices out in lines, in order, all with cells of one size, as large as the room allows.
std::vector<WalkPanelPlace> planWalkPanels(const std::vector<WalkPanelNeed>& needs, const QRectF& room,
                                           double titleHeight);

} // namespace casefile::figures
