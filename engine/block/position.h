#pragma once

#include "engine/matrix/matrix.h"

#include <cstddef>

namespace casefile::engine {

/// How fast the angle of a sine and cosine pair grows from one place to the next: 10000^(-2 pair /
/// dimensions).
double positionFrequency(std::size_t pair, std::size_t dimensions);

/// Sinusoidal positions (Vaswani et al. 2017, section 3.5): [n, dimensions], sine in even columns, cosine in
/// odd ones.
Matrix sinusoidalPosition(std::size_t n, std::size_t dimensions);

} // namespace casefile::engine
