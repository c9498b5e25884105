#pragma once

#include "app/figures/figure.h"

#include <span>
#include <vector>

namespace casefile::figures {

/// Keys under each other, one a row: all of them, or those that matter most when there is no room for all.
struct KeyRows
{
    std::vector<int> keys; ///< in the order of the sentence
    int left = 0;          ///< how many have no row
    QRectF area;
    double height = 0.0; ///< of one row

    QRectF row(int index) const;
    QRectF leftRow() const; ///< the line that says how many are left out
};

/// Rows of `strength`'s indices within `area`; none is lower than `least`.
KeyRows placeKeyRows(std::span<const double> strength, const QRectF& area, double least, double most);

/// "… and 27 more keys", in the row below the last.
void addLeftOut(Scene& scene, const KeyRows& rows, double pixelSize);

} // namespace casefile::figures
