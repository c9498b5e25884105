#pragma once

#include "engine/attention/trace.h"

#include <vector>

namespace casefile::engine {

/// Other weights over the same values that give the same context.
struct SameContext
{
    std::vector<double> weights; ///< m: not negative, sum 1; those of the pass when there are no others
    double totalVariation = 0.0; ///< half the sum of |differences|: how much of the portion has changed hands
    double contextDifference = 0.0; ///< largest |difference| of the contexts: rounding
};

/// Weights far from those of the pass, found by steps from edge to edge through the null space of the values
/// (Brunner et al. 2020: with more keys than d_v + 1 they exist; Jain and Wallace 2019 search for them by
/// training). Hidden keys keep weight 0.
SameContext sameContext(const AttentionTrace& trace, std::size_t head, std::size_t query);

} // namespace casefile::engine
