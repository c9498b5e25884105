#pragma once

#include "app/figures/scene.h"

#include <vector>

namespace casefile::figures {

/// One bar of a row and what it says of itself.
struct Bar
{
    double value = 0.0;   ///< not drawn when hidden
    double grown = 1.0;   ///< 0 … 1: how much of it stands already; the number appears at 1
    bool hidden = false;  ///< the mask forbids it: hatched
    bool unknown = false; ///< a prediction is open: a question mark instead
    QString number;
    Ink ink;
    Meaning meaning;
};

/// A row of signed bars round a zero line: where it stands and what range it shows.
struct BarRow
{
    QRectF area;
    double low = 0.0;  ///< at most 0
    double high = 1.0; ///< at least 0
    double numberSize = 12.0;
    int highlighted = -1; ///< this bar keeps its number when there is no room for all
    std::vector<Bar> bars;
};

/// Adds zero line, bars and numbers. Where numbers do not all fit, the highlighted bar and local peaks keep
/// theirs.
void addBarRow(Scene& scene, const BarRow& row);

/// The column of one bar, over the full height of the area.
QRectF barColumn(const QRectF& area, std::size_t count, std::size_t index);

} // namespace casefile::figures
