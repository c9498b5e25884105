#pragma once

#include "engine/models/untrained_block.h"

#include <vector>

namespace casefile::engine {

/// Untrained blocks on top of one another, and how they are run.
struct StackSettings
{
    std::size_t blocks = 1;
    BlockSizes sizes;
    NormPlace place = NormPlace::Before;
    NormKind norm = NormKind::Layer;
    Activation activation = Activation::Gelu;
    Mask mask;
    std::uint64_t seed = 0;
    bool operator==(const StackSettings&) const = default;
};

/// The trace of each block, the first first: x [n, d_model] goes in, each output into the next. Every block
/// has weights of its own, drawn from the seed. The blocks in `below`, lowest first, have run already. Throws
/// InputError for shapes that do not fit.
std::vector<EncoderBlockTrace> runStack(const Matrix& x, const StackSettings& settings,
                                        std::vector<EncoderBlockTrace> below = {});

/// How far the rows are from being all equal: |x - mean row| / |x|, Frobenius norms. 1 when the mean row is
/// zero, 0 when all tokens are alike (the quantity of Dong et al. 2021, measured in another norm).
double tokenSpread(const Matrix& x);

/// tokenSpread of the input and behind each layer: depth + 1 numbers each way.
struct SpreadByDepth
{
    std::vector<double> bare;     ///< each layer replaces its input
    std::vector<double> residual; ///< each layer adds to its input
};

/// `depth` layers of attention with the norm in front, without feed-forward networks, the same weights both
/// ways. Throws InputError for shapes that do not fit.
SpreadByDepth spreadByDepth(const Matrix& x, const BlockSizes& sizes, std::size_t depth, std::uint64_t seed);

} // namespace casefile::engine
