#pragma once

#include "app/figures/scene.h"

namespace casefile::figures {

/// A weight as a bar on a track that stands for 1, its number behind it.
struct WeightBar
{
    double share = 0.0; ///< of the track
    int head = 0;       ///< whose colour it has
    bool hatched = false;
    QString number; ///< empty: not yet, or covered
    Ink numberInk;
    double pixelSize = 12.0;
    Meaning meaning;
};
void addWeightBar(Scene& scene, const QRectF& rect, const WeightBar& bar);

/// A signed bar from the middle, right for more and left for less, with its words.
struct DifferenceBar
{
    double difference = 0.0;
    double shown = 1.0; ///< 0 … 1: how much of it has grown
    QString words;
    double pixelSize = 12.0;
    Meaning meaning;
};
void addDifferenceBar(Scene& scene, const QRectF& rect, const DifferenceBar& bar);

} // namespace casefile::figures
