#pragma once

#include "engine/matrix/matrix.h"

#include <algorithm>
#include <ranges>

namespace casefile::engine {

/// Private to engine/: calls work(first, rows) for a few rows of the matrix after the others. Armadillo keeps
/// columns together, so that the rows of a larger matrix would be far apart for the cache.
template <typename Work>
void inRowBlocks(const Matrix& matrix, const Work& work)
{
    constexpr std::size_t together = 8;
    for (std::size_t first = 0; first < matrix.rows(); first += together) {
        Matrix rows(std::min(together, matrix.rows() - first), matrix.columns());
        std::ranges::copy(matrix.values().subspan(first * matrix.columns(), rows.values().size()),
                          rows.values().begin());
        work(first, rows);
    }
}

} // namespace casefile::engine
