#pragma once

#include "engine/fast/attention.h"
#include "engine/fast/buffer.h"
#include "engine/fast/packed_block.h"

#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace casefile::engine::fast {

/// One forward pass through a block. Matrices are float32, row-major, one token per row, and are only read
/// during the call.
struct BlockRequest
{
    std::span<const float> x; ///< [rows, d_model]
    std::size_t rows = 0;
    std::span<const float> memory; ///< [memoryRows, d_model], for the cross-attention of a decoder
    std::size_t memoryRows = 0;
    /// Mask, scale, temperature, slopes, rotary base and wanted weights; the rest of these two is not looked
    /// at.
    Request attention, crossAttention;
    /// Not null: self-attention appends the rows to it and looks at all tokens so far. After an exception or
    /// a cancelled call it is what it was.
    KeyValueCache* cache = nullptr;
    /// Not null: what `remember` made of a memory with the weights of the cross-attention, in place of
    /// `memory`, so that a decoder that writes token by token projects its memory once. It is only read.
    KeyValueCache* remembered = nullptr;
    unsigned threads = 0;                 ///< 0: as many as the work is worth
    std::stop_token stop;                 ///< looked at between tiles
    std::function<void(double)> progress; ///< called between tiles, on the calling thread, with 0 … 1
};

struct BlockResult
{
    std::vector<float> output; ///< [rows, d_model]
    Result attention;          ///< its output is the concatenation of the heads
    Result crossAttention;     ///< likewise; empty for an encoder
    bool cancelled = false;    ///< then everything else is empty
};

/// Memory that calls reuse. One call at a time.
struct BlockWorkspace
{
    Workspace attention;
    Buffer normed; ///< private to engine/fast: [rows, d_model], what a sublayer that normalises before reads
    Buffer hidden; ///< private to engine/fast: the hidden numbers of a task, for each thread
};

/// Attention, then feed-forward, each with residual and norm (Vaswani et al. 2017, section 3.1), in float32.
/// Memory beyond input, result and weights that are asked for grows with the rows. Throws InputError, saying
/// in which part and naming keys and shapes, for input that does not fit or is not finite, for sizes that
/// overflow, and when float32 cannot hold a result.
BlockResult encoderBlock(const PackedEncoderBlock& block, const BlockRequest& request);

/// Causal self-attention (its own mask hides more), attention to the memory, feed-forward.
BlockResult decoderBlock(const PackedDecoderBlock& block, const BlockRequest& request);

/// The same into a result and with memory that are used again; after an exception the result is empty.
void encoderBlock(const PackedEncoderBlock& block, const BlockRequest& request, BlockWorkspace& workspace,
                  BlockResult& result);
void decoderBlock(const PackedDecoderBlock& block, const BlockRequest& request, BlockWorkspace& workspace,
                  BlockResult& result);

} // namespace casefile::engine::fast
