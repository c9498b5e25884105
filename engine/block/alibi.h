#pragma once

#include "engine/matrix/matrix.h"

#include <cstddef>

namespace casefile::engine {

/// How steeply ALiBi (Press et al. 2022) punishes distance in one head: 2^(-8 (head + 1) / heads) when heads
/// is a power of two; otherwise the slopes of the power below, then every second one of the power above.
double alibiSlope(std::size_t head, std::size_t heads);

/// [n, m]: -slope * |place of query - place of key|, to be added to scaled scores. Query i stands at
/// firstQuery + i, key j at j.
Matrix alibiBias(std::size_t n, std::size_t m, double slope, std::size_t firstQuery = 0);

} // namespace casefile::engine
