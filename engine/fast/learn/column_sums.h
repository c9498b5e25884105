#pragma once

#include "engine/fast/buffer.h"
#include "engine/fast/learn/stages.h"

#include <cstddef>
#include <span>

namespace casefile::engine::fast {

/// Private to engine/fast: sums over all rows, column by column: the gradient of a bias. Each task sums its
/// own rows; the parts are added up in order, so that threads change nothing.
class ColumnSums
{
public:
    ColumnSums() = default;
    ColumnSums(std::size_t rows, std::size_t columns);

    float* part(Rows rows); ///< [columns], zeros, of the task that takes these rows
    void addUp();           ///< when all parts are there
    bool empty() const { return m_columns == 0; }
    std::span<const float> total() const { return {m_total.data(), m_columns}; }

private:
    std::size_t m_parts = 0, m_columns = 0;
    Buffer m_values; ///< [part][columns]
    Buffer m_total;  ///< [columns]
};

} // namespace casefile::engine::fast
