#pragma once

#include "engine/matrix/matrix.h"

#include <cstddef>

namespace casefile::engine {

/// Rank of the raw scores Q K^T of one head; at most min(n, m, d_k), whatever the sentence.
/// query: n x d_k, key: m x d_k. Bhojanapalli et al. 2020, "Low-rank bottleneck in multi-head attention".
std::size_t scoreRank(const Matrix& query, const Matrix& key);

} // namespace casefile::engine
