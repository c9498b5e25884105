#pragma once

#include "engine/block/activation.h"
#include "engine/block/norm.h"
#include "engine/block/transformer_block.h"
#include "engine/fast/packed_weights.h"

#include <cstddef>
#include <span>

namespace casefile::engine::fast {

/// The parameters of a norm over d_model numbers, as plain float32.
struct NormView
{
    NormKind kind = NormKind::Layer;
    std::span<const float> gamma; ///< [d_model]
    std::span<const float> beta;  ///< [d_model]; empty: none
    float epsilon = 1e-5f;        ///< >= 0
};

/// The feed-forward half of a block: activation(x W1 + b1) W2 + b2, with a gate activation(x G + g) * (x W1 +
/// b1) in front of W2. SwiGLU is the gate with SiLU. Matrices are row-major [in, out].
struct FeedForwardView
{
    std::size_t dHidden = 0;
    std::span<const float> expand;                             ///< [d_model, d_hidden]
    std::span<const float> gate;                               ///< [d_model, d_hidden]; empty: no gate
    std::span<const float> contract;                           ///< [d_hidden, d_model]
    std::span<const float> expandBias, gateBias, contractBias; ///< a number for each column; empty: none
    Activation activation = Activation::Relu;
};

struct AttentionSublayerView
{
    NormView norm;
    WeightsView weights; ///< without wo the concatenation must be d_model wide
};

struct EncoderBlockView
{
    NormPlace place = NormPlace::After;
    AttentionSublayerView attention;
    NormView feedForwardNorm;
    FeedForwardView feedForward;
};

struct DecoderBlockView
{
    NormPlace place = NormPlace::After;
    AttentionSublayerView selfAttention;
    AttentionSublayerView crossAttention;
    NormView feedForwardNorm;
    FeedForwardView feedForward;
};

struct PackedNorm
{
    NormKind kind = NormKind::Layer;
    float epsilon = 0.0f;
    Buffer gamma, beta; ///< [d_model]; beta is 0 where there was none
};

struct PackedFeedForward
{
    Activation activation = Activation::Relu;
    bool gated = false;
    std::size_t dHidden = 0;
    PackedMatrix expand; ///< gated: both, as packGated lays them out
    PackedMatrix contract;
};

/// Attention that ends with the concatenation: the output projection is the first step of what each token
/// then does by itself.
struct PackedSublayer
{
    PackedNorm norm;
    PackedWeights attention;
    bool projectsOutput = false;
    PackedMatrix output; ///< [heads * d_v, d_model]
};

/// A block made ready once and used by many calls, from any thread.
struct PackedEncoderBlock
{
    Isa isa = Isa::Portable;
    std::size_t dModel = 0;
    NormPlace place = NormPlace::After;
    PackedSublayer attention;
    PackedNorm feedForwardNorm;
    PackedFeedForward feedForward;
};

struct PackedDecoderBlock
{
    Isa isa = Isa::Portable;
    std::size_t dModel = 0;
    NormPlace place = NormPlace::After;
    PackedSublayer selfAttention, crossAttention;
    PackedNorm feedForwardNorm;
    PackedFeedForward feedForward;
};

/// Throw InputError, naming part, matrix and shapes, for sizes that are zero, do not fit or overflow, and for
/// numbers that are not finite.
PackedEncoderBlock pack(const EncoderBlockView& block, Isa isa = chosenIsa());
PackedDecoderBlock pack(const DecoderBlockView& block, Isa isa = chosenIsa());

} // namespace casefile::engine::fast
