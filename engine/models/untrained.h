#pragma once

#include "engine/models/model.h"
#include "engine/models/model_sizes.h"

#include <cstdint>

namespace casefile::engine {

/// How many columns a head owns in queries and keys, and in values: the two may differ.
struct HeadWidths
{
    std::size_t dK = model_sizes::dK;
    std::size_t dV = model_sizes::dV;
    bool operator==(const HeadWidths&) const = default;
};

/// All weights drawn from the seed: what a model is before it learns. Without widths it has the sizes of the
/// hand-set model; another d_v leaves W_Q and W_K as they are.
Model untrainedModel(std::uint64_t seed);
Model untrainedModel(std::uint64_t seed, const HeadWidths& widths);

} // namespace casefile::engine
