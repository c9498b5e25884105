#pragma once

#include "engine/attention/attend.h"

#include <cstdint>

namespace casefile::reference {

/// Shape, mask, heads, biases, memory, temperature and scaling, all drawn from the seed; up to 9 queries and
/// keys.
engine::AttentionInput randomInput(std::uint64_t seed);

} // namespace casefile::reference
