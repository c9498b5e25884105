#pragma once

#include "app/figures/figure.h"

#include <QStringList>

namespace casefile::figures {

/// The row of one query and head, whose values are to be shown as parts of what comes back.
struct ValueBlend
{
    const engine::AttentionTrace& trace;
    const QStringList& keys;
    int query = 0;
    int head = 0;
    double shown = 1.0; ///< opacity
    double pixelSize = 12.0;
};

/// All values side by side in one strip, as wide as their weights; words where they fit.
void addValueBlend(Scene& scene, const QRectF& strip, const ValueBlend& blend);

} // namespace casefile::figures
