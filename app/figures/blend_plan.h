#pragma once

#include "app/figures/column_labels.h"
#include "app/figures/plot_tools.h"

#include <vector>

namespace casefile::figures {

/// Where the parts of a blend stand: one line for each key that has room, one for the others, one for the
/// context.
struct BlendPlan
{
    TypeScale type;
    std::vector<int> keys;   ///< those with a line of their own, in order of the sentence
    std::vector<int> others; ///< those that share the last line
    double line = 0.0;       ///< height of one line
    QRectF heading;
    QRectF labels; ///< columns, over the height of all lines
    QRectF values;
    QRectF weights;
    QRectF weighted;
    QRectF context; ///< strip of the result, under `weighted`
    QRectF contextLabel;
    QRectF weightSum;
    QRectF names; ///< of the dimensions, under the context
    ColumnLabels dimensions;

    std::size_t lines() const { return keys.size() + (others.empty() ? 0 : 1); }
    QRectF inLine(const QRectF& column, std::size_t index) const;
};

BlendPlan planBlend(const Frame& frame, int query, const QStringList& dimensionNames);

} // namespace casefile::figures
