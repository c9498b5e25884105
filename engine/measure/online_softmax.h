#pragma once

#include "engine/attention/trace.h"

#include <cstddef>
#include <vector>

namespace casefile::engine {

/// What is known of a run of keys after softmax has passed over it: enough to be merged with another run.
struct SoftmaxPart
{
    std::size_t firstKey = 0;
    std::vector<double> scores; ///< masked, of each key of the run
    double maximum = 0.0;       ///< minus infinity when the mask hides the whole run
    double sum = 0.0;           ///< of exp(score - maximum)
    std::vector<double> blend;  ///< d_v; sum of exp(score - maximum) * value
};

/// One row of attention cut in two, each half on its own, and put together again.
struct MergedHalves
{
    SoftmaxPart left, right, merged;
    double leftCorrection = 0.0; ///< exp(left maximum - merged maximum)
    double rightCorrection = 0.0;
    double disagreement = 0.0; ///< largest difference of merged.blend / merged.sum from the context in one go
};

/// Milakov and Gimelshein 2018. Runs the streaming engine over the keys before `cut` and over the others.
/// 1 <= cut < keys.
MergedHalves mergeHalves(const AttentionTrace& trace, std::size_t head, std::size_t query, std::size_t cut);

} // namespace casefile::engine
