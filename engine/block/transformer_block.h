#pragma once

#include "engine/block/feed_forward.h"
#include "engine/block/grouped_attention.h"
#include "engine/block/norm.h"

#include <memory>

namespace casefile::engine {

/// Where a sublayer f normalises: before, x + f(norm(x)), or after, norm(x + f(x)).
enum class NormPlace { Before, After };

/// What attention may do beside the paper's: share key heads, and let scores know about places.
struct AttentionOptions
{
    std::size_t keyHeads = 0; ///< 0: as many as heads
    ScorePosition position = ScorePosition::None;
    bool operator==(const AttentionOptions&) const = default;
};

/// One attention sublayer: its parameters, its norm and how it is run.
struct AttentionSublayer
{
    NormWeights norm;
    std::shared_ptr<const AttentionWeights> weights; ///< wk, wv have the columns of keyHeads heads
    AttentionSettings settings;
    AttentionOptions options = {};
};

/// The parameters of an encoder block (Vaswani et al. 2017, section 3.1).
struct EncoderBlockWeights
{
    NormPlace place = NormPlace::After; ///< of the paper; later models normalise before
    AttentionSublayer attention;
    NormWeights feedForwardNorm;
    FeedForwardWeights feedForward;
};

/// The parameters of a decoder block. Self-attention is causal whatever its settings say; its own mask hides
/// more.
struct DecoderBlockWeights
{
    NormPlace place = NormPlace::After;
    AttentionSublayer selfAttention;
    AttentionSublayer crossAttention; ///< keys and values from the memory
    NormWeights feedForwardNorm;
    FeedForwardWeights feedForward;
};

/// What surrounds the work of one sublayer.
struct SublayerTrace
{
    Matrix input;   ///< [n, d_model]
    NormTrace norm; ///< of the input, or of the sum
    Matrix update;  ///< [n, d_model] what the sublayer computed
    Matrix sum;     ///< [n, d_model] input + update
    Matrix output;  ///< [n, d_model] the sum, or the normalised sum
};

struct EncoderBlockTrace
{
    NormPlace place = NormPlace::After;
    SublayerTrace attentionStep;
    GroupedTrace attention;
    SublayerTrace feedForwardStep;
    FeedForwardTrace feedForward;

    const Matrix& output() const { return feedForwardStep.output; } ///< [n, d_model]
};

struct DecoderBlockTrace
{
    NormPlace place = NormPlace::After;
    SublayerTrace selfAttentionStep;
    GroupedTrace selfAttention;
    SublayerTrace crossAttentionStep;
    GroupedTrace crossAttention;
    SublayerTrace feedForwardStep;
    FeedForwardTrace feedForward;

    const Matrix& output() const { return feedForwardStep.output; } ///< [n, d_model]
};

/// Attention, then feed-forward, each with residual and norm. Throws InputError for shapes that do not fit.
EncoderBlockTrace encoderBlock(const Matrix& x, const EncoderBlockWeights& weights);

/// Causal self-attention, cross-attention to the memory [m, d_model], feed-forward.
DecoderBlockTrace decoderBlock(const Matrix& x, const Matrix& memory, const DecoderBlockWeights& weights);

} // namespace casefile::engine
