#pragma once

#include <array>

namespace casefile::figures {

/// How much ink a dash pattern leaves at a length along a line, 0 … 1, sampled over one period.
class LinkDashes
{
public:
    LinkDashes() = default;
    LinkDashes(int dash, double scale); ///< lengths of the pattern times `scale` device pixels

    bool isSolid() const { return m_samplesPerPixel <= 0.0f; }
    float samplesPerPixel() const { return m_samplesPerPixel; }
    float sample(int index) const { return m_ink[unsigned(index) % samples]; }
    float at(float place) const { return sample(int(place)); } ///< counted in samples

private:
    static constexpr unsigned samples = 256; ///< a power of two: the remainder is a mask

    float m_samplesPerPixel = 0.0f;
    std::array<float, samples> m_ink{};
};

} // namespace casefile::figures
