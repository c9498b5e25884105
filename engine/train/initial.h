#pragma once

#include "engine/models/gaussian.h"
#include "engine/train/compose.h"

#include <string>

namespace casefile::engine {

/// Parameters before any step, under the names of compose.h: matrices drawn with deviation 1/sqrt(inputs),
/// biases 0, gamma 1. Each adds to `parameters`; the order of calls decides the draws.

void addLinear(Parameters& parameters, const std::string& prefix, std::size_t inputs, std::size_t outputs,
               Gaussian& gaussian);
void addNorm(Parameters& parameters, const std::string& prefix, std::size_t d, NormKind kind);
void addAttention(Parameters& parameters, const std::string& prefix, std::size_t dModel, std::size_t dK,
                  const AttentionPlan& plan, Gaussian& gaussian);
void addFeedForward(Parameters& parameters, const std::string& prefix, std::size_t dModel, std::size_t hidden,
                    bool gated, Gaussian& gaussian);
void addEncoderBlock(Parameters& parameters, const std::string& prefix, std::size_t dModel,
                     std::size_t hidden, const BlockPlan& plan, Gaussian& gaussian);
void addDecoderBlock(Parameters& parameters, const std::string& prefix, std::size_t dModel,
                     std::size_t hidden, const BlockPlan& plan, Gaussian& gaussian);
void addGate(Parameters& parameters, const std::string& prefix, std::size_t d, std::size_t hidden,
             Gaussian& gaussian);

} // namespace casefile::engine
