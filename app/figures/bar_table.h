#pragma once

#include "app/figures/figure.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace casefile::figures {

/// A number with a bar below it, or words alone.
struct BarCell
{
    QString number;
    std::optional<double> share{}; ///< 0 … 1 of the width that the cell has, below 0 to the left of a zero
                                   ///< line; none: words, and no bar
    Role role = Role::Accent;
    QString spoken{}; ///< its value in words, if the number is not enough
};

/// A table of numbers with bars: rows and columns have names.
struct BarTable
{
    QStringList rows;
    QStringList columns;
    std::vector<std::vector<BarCell>> cells; ///< by row
    int highlighted = -1;                    ///< row
};

/// Adds it within `area`. While a prediction is open it has neither numbers nor bars.
void addBarTable(Scene& scene, const Frame& frame, const QRectF& area, const BarTable& table);

} // namespace casefile::figures
