#include "engine/fast/key_value_cache.h"

#include "engine/fast/checks.h"

#include <algorithm>
#include <utility>

namespace casefile::engine::fast {

namespace {

/// The same rows of each head, in blocks of a new capacity.
Buffer moved(const Buffer& from, std::size_t heads, std::size_t columns, std::size_t length,
             std::size_t before, std::size_t after)
{
    Buffer to(heads * after * columns);
    for (std::size_t head = 0; head < heads && length > 0; ++head)
        std::copy_n(from.data() + head * before * columns, length * columns,
                    to.data() + head * after * columns);
    return to;
}

} // namespace

KeyValueCache::KeyValueCache(const PackedWeights& weights)
    : m_heads(weights.keyValueHeads)
    , m_dK(weights.dK)
    , m_dV(weights.dV)
{}

void KeyValueCache::reserve(std::size_t tokens)
{
    if (tokens <= m_capacity)
        return;
    const std::size_t capacity = std::max(tokens, m_length + m_length / 2);
    checkedFloats("the cached keys and values", {m_heads, capacity, m_dK + m_dV});
    Buffer keys = moved(m_keys, m_heads, m_dK, m_length, m_capacity, capacity);
    m_values = moved(m_values, m_heads, m_dV, m_length, m_capacity, capacity);
    m_keys = std::move(keys);
    m_capacity = capacity;
}

bool KeyValueCache::fits(const PackedWeights& weights) const
{
    return m_heads == weights.keyValueHeads && m_dK == weights.dK && m_dV == weights.dV;
}

void KeyValueCache::append(std::size_t tokens, std::uint32_t largestKey, std::uint32_t largestValue)
{
    m_length += tokens;
    m_largestKey = std::max(m_largestKey, largestKey);
    m_largestValue = std::max(m_largestValue, largestValue);
}

} // namespace casefile::engine::fast
