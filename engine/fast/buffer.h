#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <span>

namespace casefile::engine::fast {

/// Private to engine/fast: uninitialised floats, aligned to a cache line. Growing forgets the contents;
/// memory that was touched once is kept, because fresh pages cost more than the arithmetic.
class Buffer
{
public:
    Buffer() = default;
    explicit Buffer(std::size_t count) { reserve(count); }

    /// At least `count` floats at data(). Throws std::bad_alloc.
    void reserve(std::size_t count)
    {
        if (count <= m_size)
            return;
        m_values.reset();
        m_values.reset(static_cast<float*>(::operator new(count * sizeof(float), alignment)));
        m_size = count;
    }

    float* data() { return m_values.get(); }
    const float* data() const { return m_values.get(); }
    std::size_t size() const { return m_size; }

private:
    static constexpr std::align_val_t alignment{64};
    struct Free
    {
        void operator()(float* values) const { ::operator delete(values, alignment); }
    };
    std::unique_ptr<float, Free> m_values;
    std::size_t m_size = 0;
};

} // namespace casefile::engine::fast
