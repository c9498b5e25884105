#pragma once

#include "app/figures/token_grid.h"

#include <vector>

namespace casefile::figures {

/// A grid of tokens under a title of its own.
struct TitledGrid
{
    QString title;
    TokenGrid grid;
};

/// Tables that stand apart, with cells of one size: beside each other or below, whichever makes them larger.
/// Items of a table that stands to the right are to the right for arrow keys too.
void addTitledGrids(Scene& scene, const Frame& frame, const QRectF& area, std::vector<TitledGrid> grids);

} // namespace casefile::figures
