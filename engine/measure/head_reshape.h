#pragma once

#include "engine/matrix/matrix.h"

#include <cstddef>
#include <vector>

namespace casefile::engine {

/// How one table [n, heads * d_k] is cut into heads [heads, n, d_k].
enum class Cut {
    ColumnsOfEachToken, ///< reshape to (n, heads, d_k), then exchange the first two axes: right
    RunOfNumbers,       ///< reshape to (heads, n, d_k) at once: same shape, and the tokens are mixed up
};

/// [n, columns]: token * 100 + column, from 0, so that every number says where it came from. Needs
/// columns <= 100.
Matrix labelMatrix(std::size_t n, std::size_t columns);

/// The heads, each [n, d_k]. Throws InputError when the heads do not divide the columns.
std::vector<Matrix> cutIntoHeads(const Matrix& table, std::size_t heads, Cut cut);

} // namespace casefile::engine
