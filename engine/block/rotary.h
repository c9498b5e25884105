#pragma once

#include "engine/matrix/matrix.h"

#include <cstddef>

namespace casefile::engine {

/// The angle by which rotary positions turn pair `pair` of a head with d_k columns at place `place`:
/// place * 10000^(-2 pair / d_k).
double rotaryAngle(std::size_t place, std::size_t pair, std::size_t dK);

/// Rotary positions (Su et al. 2021) for queries or keys in which all heads lie side by side: neighbouring
/// columns (0, 1), (2, 3), … of each head turn together, row i by the angles of place firstPlace + i. [n,
/// heads * d_k] stays that shape; the score of two turned rows depends on the distance of their places only.
/// Throws InputError when the columns do not divide into heads of an even d_k.
Matrix rotate(const Matrix& all, std::size_t heads, std::size_t firstPlace = 0);

/// The same turn backwards: what undoes `rotate`, and its gradient.
Matrix rotateBack(const Matrix& all, std::size_t heads, std::size_t firstPlace = 0);

} // namespace casefile::engine
