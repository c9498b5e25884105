#pragma once

#include "app/figures/scene.h"

#include <QStringList>

#include <vector>

namespace casefile::figures {

/// One row of a table of numbers: its first cell names it.
struct NumberRow
{
    QStringList cells;
    Role role = Role::Ink; ///< of its numbers
    bool bold = false;     ///< a heading or the row that matters
    QString spoken;        ///< what a screen reader says of it; empty: not an item
};

/// Adds the rows under each other, columns as wide as their words. Text shrinks before it is cut. Rows that
/// are spoken become items, numbered from `firstItem` down.
void addNumberTable(Scene& scene, const QRectF& area, const std::vector<NumberRow>& rows, double pixelSize,
                    int firstItem = 0);

/// Height that so many rows take at this size of text.
double tableHeight(std::size_t rows, double pixelSize);

/// "0.24", "8.6 × 10⁻⁵", "3.4 × 10³⁸", "∞": a number of any size in few characters.
QString compactNumber(double value);

} // namespace casefile::figures
