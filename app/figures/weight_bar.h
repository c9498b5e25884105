#pragma once

#include "app/figures/scene.h"

namespace casefile::figures {

/// A weight as a bar on a track that stands for 1, its number behind it.
struct WeightBar
{
    double share = 0.0; ///< of the track
    bool hatched = false;
    QString number; ///< empty: not yet, or covered
    Ink numberInk;
    double pixelSize = 12.0;
    Meaning meaning;
};
void addWeightBar(Scene& scene, const QRectF& rect, const WeightBar& bar);
/// The track within `rect`, which stands for 1: from its left edge, up to the numbers.
QRectF weightTrack(const QRectF& rect, double pixelSize);

} // namespace casefile::figures
