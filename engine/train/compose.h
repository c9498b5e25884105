#pragma once

#include "engine/block/grouped_attention.h"
#include "engine/block/transformer_block.h"
#include "engine/train/parameters.h"

#include <cstdint>
#include <optional>
#include <string>

namespace casefile::engine {

/// The layers of a Transformer on a tape, composed from operations.h. Each reads the parameters whose names
/// begin with its prefix; a bias, gate or wo that does not exist is left out. The forward numbers are those
/// of engine/attention and engine/block. On a tape of single precision, linear, norm, attention, feedForward
/// and encoderBlock are one node each, calculated in float32 forwards and backwards (fast_layers.h): the same
/// to about 1e-5, dropout drawn alike.

/// Training or evaluation: dropout acts in training only. Each dropout draws its own seed in turn.
struct Mode
{
    bool training = false;
    double dropout = 0.0;
    std::uint64_t seed = 0;
    std::size_t sequences = 1; ///< of equal length, one below the other; none looks at another
};

/// What attention needs beside its parameters.
struct AttentionPlan
{
    std::size_t heads = 1;
    std::size_t keyHeads = 0; ///< 0: as many as heads
    ScorePosition position = ScorePosition::None;
    AttentionSettings settings; ///< mask, scale, temperature
};

/// What a block needs beside its parameters.
struct BlockPlan
{
    NormPlace place = NormPlace::Before;
    NormKind norm = NormKind::Layer;
    double epsilon = 1e-5;
    Activation activation = Activation::Gelu;
    AttentionPlan attention; ///< of the encoder; self-attention of the decoder, which is always causal
    AttentionPlan cross;     ///< of the decoder
};

/// x W + b: "<prefix>.weights", "<prefix>.bias".
Variable linear(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x);

/// "<prefix>.gamma", "<prefix>.beta".
Variable norm(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x, NormKind kind,
              double epsilon);

/// "<prefix>.wq", … "wo", "bq", … "bo"; keys and values from the memory if there is one. Dropout acts on the
/// attention weights.
Variable attention(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                   std::optional<Variable> memory, const AttentionPlan& plan, Mode mode = {});

/// "<prefix>.expand", "gate", "contract".
Variable feedForward(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                     Activation activation);

/// "<prefix>.attention", "attention-norm", "feed-forward", "feed-forward-norm". Dropout acts on the attention
/// weights and on both updates.
Variable encoderBlock(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                      const BlockPlan& plan, Mode mode = {});

/// "<prefix>.self-attention", "cross-attention", "feed-forward", each with its "-norm".
Variable decoderBlock(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                      Variable memory, const BlockPlan& plan, Mode mode = {});

/// States [n, hidden] of recurrent passes from zero. Gates are "<prefix>.<gate>.input", "recurrent", "bias":
/// Elman: state; GRU: reset, update, candidate; LSTM: input, forget, candidate, output.
Variable elman(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x);
Variable gru(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x);
Variable lstm(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x);

} // namespace casefile::engine
