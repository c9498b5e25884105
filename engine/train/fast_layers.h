#pragma once

#include "engine/train/compose.h"

#include <optional>

namespace casefile::engine {

/// Private to engine/train: the layers of compose.h as one node each, for a tape of single precision. Values
/// and gradients are float32 inside a layer and double between layers. All throw InputError, naming the layer
/// and the shapes, for operands that do not fit.

Variable fastLinear(Tape& tape, Variable x, Variable weights, std::optional<Variable> bias);

Variable fastNorm(Tape& tape, Variable x, Variable gamma, Variable beta, NormKind kind, double epsilon);

/// The mode moves on as in the readable layer, so that later dropouts draw alike.
Variable fastAttention(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                       std::optional<Variable> memory, const AttentionPlan& plan, Mode& mode);

Variable fastFeedForward(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                         Activation activation);

Variable fastEncoderBlock(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                          const BlockPlan& plan, Mode& mode);

} // namespace casefile::engine
