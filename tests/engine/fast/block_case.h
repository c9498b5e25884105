#pragma once

#include "engine/block/transformer_block.h"
#include "engine/fast/block.h"
#include "tests/engine/fast/fast_case.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace casefile::reference {

/// The numbers of a norm or of the feed-forward half, owned.
struct NormNumbers
{
    engine::NormKind kind = engine::NormKind::Layer;
    std::vector<float> gamma, beta;
    float epsilon = 1e-5f;

    engine::fast::NormView view() const { return {kind, gamma, beta, epsilon}; }
    engine::NormWeights readable() const;
};

struct FeedForwardNumbers
{
    std::size_t dHidden = 0;
    std::vector<float> expand, gate, contract, expandBias, gateBias, contractBias;
    engine::Activation activation = engine::Activation::Relu;

    engine::fast::FeedForwardView view() const;
    engine::FeedForwardWeights readable(std::size_t dModel) const;
};

/// A float32 block with the numbers that it borrows; an encoder block when there is no cross-attention.
struct BlockCase
{
    engine::NormPlace place = engine::NormPlace::After;
    FastCase self; ///< its x is that of the block
    std::optional<FastCase> cross;
    NormNumbers selfNorm, crossNorm, feedForwardNorm;
    FeedForwardNumbers feedForward;

    engine::fast::EncoderBlockView encoder() const;
    engine::fast::DecoderBlockView decoder() const;
    engine::fast::BlockRequest request() const;
    engine::fast::BlockResult run(engine::fast::Isa isa) const;

    std::size_t dModel() const { return self.sizes.dModel; }
};

/// Every option of the block and of its attentions drawn from the seed, at unit scale.
BlockCase randomBlockCase(std::uint64_t seed);

/// Layer norm before, exact GELU, 4 d hidden, no biases, no mask.
BlockCase plainBlockCase(std::size_t rows, std::size_t columns, std::size_t heads);

/// 5 tokens, 8 columns, 2 heads, a memory of 3 tokens.
BlockCase smallDecoderCase();

/// What the block must give, in double, with the number by which its norms may enlarge a rounding error.
struct BlockAnswer
{
    engine::Matrix output;
    double gain = 1.0;
};

/// By the parts of the readable engine: attendGrouped, normalise, feedForward.
BlockAnswer readableBlock(const BlockCase& one);

/// By the readable engine's own blocks, and by plain loops.
engine::Matrix readableWhole(const BlockCase& one);
engine::Matrix naiveBlock(const BlockCase& one);

} // namespace casefile::reference
