#pragma once

#include "engine/attention/trace.h"
#include "engine/block/grouped_attention.h"

namespace casefile::engine {

/// Weights in which groups of query heads share one key head and one value head: the mean of those that the
/// group had (Ainslie et al. 2023, section 2.1; they train on afterwards, about 5 % of the steps). keyHeads
/// divides the heads, else InputError.
GroupedWeights sharedKeys(const AttentionWeights& weights, std::size_t keyHeads);

/// The pass of `trace` again, with shared keys and values and nothing else changed.
GroupedTrace attendSharing(const AttentionTrace& trace, std::size_t keyHeads);

} // namespace casefile::engine
