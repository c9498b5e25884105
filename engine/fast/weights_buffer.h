#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <span>
#include <vector>

namespace casefile::engine::fast {

/// The weights that a call returns, [rows, keys]: everyone reads them, only attention writes them. So it
/// knows outside which keys each row is 0, and what a mask hides is not written again by every call.
class WeightsBuffer
{
public:
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const float* data() const { return m_values; }
    const float* begin() const { return m_values; }
    const float* end() const { return m_values + m_size; }
    const float& operator[](std::size_t index) const { return m_values[index]; }
    operator std::span<const float>() const { return {m_values, m_size}; }

    void clear() { m_size = 0; }

    /// Private to engine/fast: rows of so many keys; what they hold is known to openRow only. Throws
    /// std::bad_alloc.
    void shape(std::size_t rows, std::size_t keys);

    /// Private to engine/fast: where a row goes. It is 0 outside [first, last); inside, the caller writes
    /// all.
    float* openRow(std::size_t row, std::size_t first, std::size_t last);

private:
    struct Run
    {
        std::uint32_t first = 0, last = 0;
    };
    struct Free
    {
        void operator()(void* memory) const { std::free(memory); }
    };

    std::unique_ptr<void, Free> m_memory;
    float* m_values = nullptr; ///< in m_memory, aligned to a cache line
    std::size_t m_size = 0, m_capacity = 0, m_keys = 0;
    std::vector<Run> m_written; ///< of each row: keys outside are 0
};

} // namespace casefile::engine::fast
