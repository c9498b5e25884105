#pragma once

#include "app/figures/scene.h"

namespace casefile::figures {

/// The sum of a row's exponentials, which its weights are divided by; NaN where that row was not asked.
double sumOfExponentials(const engine::AttentionTrace& trace, int head, int query);

/// That sum below the keys of one side of a comparison.
struct RowSum
{
    bool now = true;
    double value = 0.0; ///< NaN: covered, or none
    bool moved = false; ///< then in bold
    double shown = 1.0; ///< 0 … 1
    int query = -1;
    int gridRow = 0;
    int gridColumn = 0;
};

/// Adds formula, number and the item of both.
void addRowSum(Scene& scene, const QRectF& formula, const QRectF& number, const RowSum& sum,
               double pixelSize);

} // namespace casefile::figures
