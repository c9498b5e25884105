#pragma once

#include "engine/attention/trace.h"

#include <cstdint>
#include <vector>

namespace casefile::engine {

/// One layer of attention over the same tokens in two orders.
struct Shuffle
{
    std::vector<std::size_t> order; ///< row i of the shuffled input is row order[i] of the original
    TracePtr original;              ///< of n tokens
    TracePtr shuffled;              ///< the same n tokens, in that order
    std::vector<double>
        rowDifference;              ///< n: largest |output row i, shuffled - output row order[i], original|
    double largestDifference = 0.0; ///< of these
    double pooledDifference = 0.0;  ///< largest cell of the difference of the mean rows
};

/// The first `most` tokens of a sentence, and the same in an order drawn from the seed that moves at least
/// one token (where there are two). Without positions, and without a mask, outputs permute as inputs do (Lee
/// et al. 2019, "Set Transformer", property 1). A causal mask of the trace is kept; other masks and a memory
/// are left aside. `positions` adds the model's positions to the places, where it has any.
Shuffle shuffleTokens(const AttentionTrace& trace, std::size_t most, std::uint64_t seed, bool positions);

} // namespace casefile::engine
