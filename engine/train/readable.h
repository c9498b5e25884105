#pragma once

#include "engine/block/recurrent.h"
#include "engine/block/transformer_block.h"
#include "engine/train/compose.h"

#include <string>

namespace casefile::engine {

/// Learned parameters as the weights of the readable engine, by the names of compose.h: what was trained can
/// be traced and explained. All throw InputError, naming it, when a parameter is missing.

Linear linearWeights(const Parameters& parameters, const std::string& prefix);
NormWeights normWeights(const Parameters& parameters, const std::string& prefix, NormKind kind,
                        double epsilon);
AttentionWeights attentionWeights(const Parameters& parameters, const std::string& prefix, std::size_t heads);
FeedForwardWeights feedForwardWeights(const Parameters& parameters, const std::string& prefix,
                                      Activation activation);
EncoderBlockWeights encoderBlockWeights(const Parameters& parameters, const std::string& prefix,
                                        const BlockPlan& plan);
DecoderBlockWeights decoderBlockWeights(const Parameters& parameters, const std::string& prefix,
                                        const BlockPlan& plan);
Gate gateWeights(const Parameters& parameters, const std::string& prefix);

} // namespace casefile::engine
