#pragma once

#include <array>
#include <cstdint>

namespace casefile::figures {

/// How much ink a dash pattern leaves at a length along a line, 0 … 256, sampled over one period.
class LinkDashes
{
public:
    LinkDashes() = default;
    LinkDashes(int dash, double scale); ///< lengths of the pattern times `scale` device pixels

    bool isSolid() const { return m_samplesPerPixel <= 0.0f; }
    int at(float length) const { return m_ink[std::uint32_t(int(length * m_samplesPerPixel)) % samples]; }

private:
    static constexpr int samples = 256; ///< a power of two: the remainder is a mask

    float m_samplesPerPixel = 0.0f;
    std::array<std::uint16_t, samples> m_ink{};
};

} // namespace casefile::figures
