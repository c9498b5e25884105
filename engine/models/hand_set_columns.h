#pragma once

#include "engine/models/model_sizes.h"
#include "engine/text/lexicon.h"

#include <cstddef>

namespace casefile::engine {

/// What the columns of X mean in the hand-set model: 8 traits, 8 of identity, 16 of position.
namespace hand_set_columns {
inline constexpr std::size_t identityCount = 8;
inline constexpr std::size_t positionCount = 16;
inline constexpr std::size_t firstIdentity = traitCount;
inline constexpr std::size_t firstPosition = firstIdentity + identityCount;
static_assert(firstPosition + positionCount == model_sizes::dModel);
} // namespace hand_set_columns

} // namespace casefile::engine
