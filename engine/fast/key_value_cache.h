#pragma once

#include "engine/fast/buffer.h"
#include "engine/fast/packed_weights.h"

#include <cstddef>
#include <cstdint>

namespace casefile::engine::fast {

/// The keys and values of all tokens so far, for one layer: a new token then costs one row of attention.
/// Belongs to the weights that it was made for.
class KeyValueCache
{
public:
    explicit KeyValueCache(const PackedWeights& weights);

    std::size_t length() const { return m_length; } ///< tokens
    std::size_t capacity() const { return m_capacity; }
    void clear() { m_length = 0; }
    void shorten(std::size_t tokens)
    {
        m_length = tokens;
    } ///< forgets the last ones; never more than length()

    /// Room for so many tokens without copying. Throws InputError for sizes that overflow.
    void reserve(std::size_t tokens);

    /// Private to engine/fast: [key-value heads][capacity()][d_k or d_v], the rows of tokens that have come.
    float* keys() { return m_keys.data(); }
    float* values() { return m_values.data(); }
    bool fits(const PackedWeights& weights) const;
    void append(std::size_t tokens, std::uint32_t largestKey, std::uint32_t largestValue);
    std::uint32_t largestKey() const { return m_largestKey; } ///< of all |numbers|, as bits
    std::uint32_t largestValue() const { return m_largestValue; }

private:
    std::size_t m_heads, m_dK, m_dV;
    std::size_t m_length = 0, m_capacity = 0;
    std::uint32_t m_largestKey = 0, m_largestValue = 0;
    Buffer m_keys, m_values;
};

} // namespace casefile::engine::fast
