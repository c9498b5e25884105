#pragma once

#include "engine/matrix/matrix.h"

#include <span>

namespace casefile::engine {

/// The sum of products of two rows of one length.
double dot(std::span<const double> left, std::span<const double> right);

/// Euclidean length of a row; of all cells of a matrix it is the Frobenius norm.
double lengthOf(std::span<const double> row);

/// Euclidean distance of two rows of one length.
double distance(std::span<const double> left, std::span<const double> right);

/// The first rows of a matrix, all of them if it has no more.
Matrix firstRows(const Matrix& matrix, std::size_t rows);

} // namespace casefile::engine
