#pragma once

#include "engine/fast/block.h"

#include <cstddef>
#include <string>
#include <vector>

namespace casefile::bench {

/// Sizes of one measurement of an encoder block: sequences of n tokens of width d, h heads.
struct BlockSizes
{
    std::size_t n = 0, d = 0, h = 0, batch = 0;
    bool causal = false, weights = false;
    unsigned threads = 0;
};

/// An encoder block forward ("block_fwd"), its norms before, exact GELU, 4d hidden columns, everything ready
/// but the call itself.
class BlockForward
{
public:
    explicit BlockForward(const BlockSizes& sizes);

    void call();

    /// Y, then the weights if asked for, as raw float32.
    void dump(const std::string& file) const;

private:
    BlockSizes m_sizes;
    std::vector<float> m_x;
    engine::fast::PackedEncoderBlock m_block;
    engine::fast::BlockRequest m_request;
    engine::fast::BlockWorkspace m_workspace;
    std::vector<engine::fast::BlockResult> m_results;
};

} // namespace casefile::bench
