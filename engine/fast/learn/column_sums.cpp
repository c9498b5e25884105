#include "engine/fast/learn/column_sums.h"

#include <algorithm>

namespace casefile::engine::fast {

ColumnSums::ColumnSums(std::size_t rows, std::size_t columns)
    : m_parts((rows + rowsOfTask - 1) / rowsOfTask)
    , m_columns(columns)
    , m_values(m_parts * columns)
    , m_total(columns)
{}

float* ColumnSums::part(Rows rows)
{
    float* const values = m_values.data() + rows.first / rowsOfTask * m_columns;
    std::fill_n(values, m_columns, 0.0f);
    return values;
}

void ColumnSums::addUp()
{
    std::fill_n(m_total.data(), m_columns, 0.0f);
    for (std::size_t part = 0; part < m_parts; ++part)
        for (std::size_t c = 0; c < m_columns; ++c)
            m_total.data()[c] += m_values.data()[part * m_columns + c];
}

} // namespace casefile::engine::fast
