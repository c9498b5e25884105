#pragma once

#include "app/shell/commands/engine_benchmark.h"

namespace casefile::shell {

/// Forward and backward pass of an encoder block in float32: the gradients of its input and of all weights.
std::function<void()> trainingLayerCall(const BenchmarkCase& one);

/// One step of the trainer: a batch of random tokens through embedding, an encoder block on a tape of single
/// precision and cross-entropy, back again, and Adam.
std::function<void()> trainingStepCall(const BenchmarkCase& one);

} // namespace casefile::shell
