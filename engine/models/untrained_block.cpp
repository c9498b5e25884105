#include "engine/models/untrained_block.h"

#include "engine/models/gaussian.h"

#include <cmath>

namespace casefile::engine {

/// [inputs, outputs] with variance 1 / inputs: what comes out is as large as what went in.
static Matrix drawn(std::size_t inputs, std::size_t outputs, Gaussian& gaussian)
{
    return gaussianMatrix(inputs, outputs, 1.0 / std::sqrt(double(inputs)), gaussian);
}

static NormWeights plainNorm(std::size_t dModel)
{
    NormWeights norm;
    norm.gamma.assign(dModel, 1.0);
    return norm;
}

/// Queries, keys, values, output: the first draws of a block.
static AttentionSublayer drawnAttention(const BlockSizes& sizes, Gaussian& gaussian)
{
    const std::size_t d = sizes.dModel;
    auto attention = std::make_shared<AttentionWeights>();
    attention->wq = drawn(d, d, gaussian);
    attention->wk = drawn(d, d, gaussian);
    attention->wv = drawn(d, d, gaussian);
    attention->wo = drawn(d, d, gaussian);
    attention->heads = sizes.heads;
    return {plainNorm(d), attention, {}, {}};
}

static Gaussian drawOf(std::uint64_t seed)
{
    return Gaussian(hashOf("block", seed));
}

EncoderBlockWeights untrainedBlock(const BlockSizes& sizes, std::uint64_t seed)
{
    const std::size_t d = sizes.dModel;
    Gaussian gaussian = drawOf(seed);
    EncoderBlockWeights weights;
    weights.attention = drawnAttention(sizes, gaussian);
    weights.feedForwardNorm = plainNorm(d);
    weights.feedForward.expand.weights = drawn(d, sizes.factor * d, gaussian);
    weights.feedForward.contract.weights = drawn(sizes.factor * d, d, gaussian);
    return weights;
}

AttentionSublayer untrainedAttention(const BlockSizes& sizes, std::uint64_t seed)
{
    Gaussian gaussian = drawOf(seed);
    return drawnAttention(sizes, gaussian);
}

} // namespace casefile::engine
