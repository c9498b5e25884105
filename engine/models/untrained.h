#pragma once

#include "engine/models/model.h"

#include <cstdint>

namespace casefile::engine {

/// The same sizes as the hand-set model, all weights drawn from the seed: what a model is before it learns.
Model untrainedModel(std::uint64_t seed);

} // namespace casefile::engine
