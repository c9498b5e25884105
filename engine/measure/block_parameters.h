#pragma once

#include <cstdint>

namespace casefile::engine {

/// The parameters of one encoder block, part by part.
struct BlockParameters
{
    std::uint64_t attention = 0;   ///< W_Q, W_K, W_V, W_O: 4 d^2
    std::uint64_t feedForward = 0; ///< W_1 and W_2: 2 factor d^2
    std::uint64_t biases = 0;      ///< 4 d of attention, (factor + 1) d of the network
    std::uint64_t norms = 0;       ///< gamma and beta of two norms: 4 d
    std::uint64_t total() const { return attention + feedForward + biases + norms; }
};

/// Counted for the usual sizes: heads share d_model (so their number changes nothing), the inner width of the
/// feed-forward network is factor * d_model.
BlockParameters blockParameters(std::uint64_t dModel, std::uint64_t factor);

} // namespace casefile::engine
