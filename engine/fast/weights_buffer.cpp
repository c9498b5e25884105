#include "engine/fast/weights_buffer.h"

#include <algorithm>
#include <new>

namespace casefile::engine::fast {

void WeightsBuffer::shape(std::size_t rows, std::size_t keys)
{
    constexpr std::size_t cacheLine = 64;
    const std::size_t size = rows * keys;
    if (keys != m_keys)
        for (std::size_t row = 0; row < m_written.size(); ++row)
            openRow(row, 0, 0);
    if (size > m_capacity) {
        m_memory.reset();
        m_written.clear();
        m_size = m_capacity = 0;
        m_memory.reset(std::calloc(size * sizeof(float) + cacheLine, 1)); // fresh pages are 0 at no cost
        if (!m_memory)
            throw std::bad_alloc();
        void* aligned = m_memory.get();
        std::size_t space = size * sizeof(float) + cacheLine;
        m_values = static_cast<float*>(std::align(cacheLine, size * sizeof(float), aligned, space));
        m_capacity = size;
    }
    m_size = size;
    m_keys = keys;
    m_written.resize(std::max(rows, m_written.size()));
}

float* WeightsBuffer::openRow(std::size_t row, std::size_t first, std::size_t last)
{
    float* const values = m_values + row * m_keys;
    Run& written = m_written[row];
    if (written.first < first)
        std::fill(values + written.first, values + std::min<std::size_t>(written.last, first), 0.0f);
    if (written.last > last)
        std::fill(values + std::max<std::size_t>(written.first, last), values + written.last, 0.0f);
    written = {std::uint32_t(first), std::uint32_t(last)};
    return values;
}

} // namespace casefile::engine::fast
