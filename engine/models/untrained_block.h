#pragma once

#include "engine/block/transformer_block.h"

#include <cstdint>

namespace casefile::engine {

/// The sizes of a block. heads divides dModel.
struct BlockSizes
{
    std::size_t dModel = 1;
    std::size_t heads = 1;
    std::size_t factor = 4; ///< of the feed-forward network: d_hidden = factor * d_model
    bool operator==(const BlockSizes&) const = default;
};

/// An encoder block before it learns: every matrix drawn from the seed with variance 1 / inputs, norms that
/// only normalise (gamma 1, beta 0), no biases.
EncoderBlockWeights untrainedBlock(const BlockSizes& sizes, std::uint64_t seed);

/// The attention of that block by itself: the same numbers, and a third of the draws.
AttentionSublayer untrainedAttention(const BlockSizes& sizes, std::uint64_t seed);

} // namespace casefile::engine
