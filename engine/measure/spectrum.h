#pragma once

#include "engine/matrix/matrix.h"

#include <vector>

namespace casefile::engine {

/// The singular values of a matrix, falling, and how many of them are more than rounding.
struct Spectrum
{
    std::vector<double> values; ///< min(rows, columns)
    std::size_t rank = 0;       ///< values above max(rows, columns) * epsilon * the largest (LAPACK's rule)
};

/// Scores Q K^T have at most d_k singular values that are not zero (Bhojanapalli et al. 2020, "Low-rank
/// bottleneck in multi-head attention"); the softmax of them has usually full rank.
Spectrum spectrumOf(const Matrix& matrix);

} // namespace casefile::engine
