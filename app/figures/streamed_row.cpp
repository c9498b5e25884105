#include "app/figures/streamed_row.h"

#include <algorithm>

namespace casefile::figures {

/// One row of a matrix as a matrix.
static engine::Matrix rowOf(const engine::Matrix& matrix, std::size_t row)
{
    engine::Matrix one(1, matrix.columns());
    std::ranges::copy(matrix.row(row), one.row(0).begin());
    return one;
}

engine::StreamingTrace streamedRow(const engine::AttentionTrace& trace, std::size_t head, std::size_t query,
                                   std::size_t tileSize)
{
    engine::Mask mask;
    mask.rule = "cells";
    mask.cells.resize(1);
    for (std::size_t key = 0; key < trace.keys(); ++key)
        mask.cells[0].push_back(!trace.hides(query, key));
    const engine::HeadTrace& own = trace.heads[head];
    return engine::attendStreaming(rowOf(own.query, query), own.key, own.value, trace.divisor(), mask,
                                   tileSize);
}

} // namespace casefile::figures
