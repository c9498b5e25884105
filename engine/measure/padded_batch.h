#pragma once

#include "engine/attention/trace.h"

#include <cstddef>
#include <string>
#include <vector>

namespace casefile::engine {

/// Sentences of different length made equally long, so that they fit into one array [batch, n, d_model].
struct PaddedBatch
{
    std::size_t length = 0;           ///< n: of the longest
    std::vector<std::size_t> lengths; ///< tokens of each sentence without padding
    std::vector<TracePtr> traces;     ///< of each sentence over n rows, the last ones padding (zeros)
    Tokens otherTokens;               ///< of the second sentence
    double leaked =
        0.0; ///< largest weight, summed over a row, that a real token gives to padding, of any head
};

/// A sentence beside the first `most` tokens of the trace, in one batch. With `hidden` the keys that are
/// padding are masked; no other mask applies. Throws InputError when the model has no words.
PaddedBatch padTogether(const AttentionTrace& trace, const std::string& other, bool hidden,
                        std::size_t most = maximumTokens);

} // namespace casefile::engine
