#include "app/figures/link_span.h"

#include <algorithm>
#include <cmath>

#if defined(__SSE2__) || defined(_M_X64)
#define CASEFILE_FOUR_PIXELS
#include <emmintrin.h>
#endif

namespace casefile::figures {

namespace {

constexpr std::uint32_t whole = 256;

/// What is left of a pixel under ink of this alpha, of 256: rounded down, so that no channel overflows.
inline std::uint32_t restUnder(std::uint32_t alpha, std::uint32_t coverage)
{
    return whole - ((alpha * coverage + 255) >> 8);
}

/// (source * coverage + target * rest) / 256 in all four channels.
inline std::uint32_t mixed(std::uint32_t source, std::uint32_t coverage, std::uint32_t target,
                           std::uint32_t rest)
{
    constexpr std::uint32_t odd = 0x00ff00ffu;
    const std::uint32_t redBlue = (source & odd) * coverage + (target & odd) * rest;
    const std::uint32_t alphaGreen = ((source >> 8) & odd) * coverage + ((target >> 8) & odd) * rest;
    return ((redBlue >> 8) & odd) | (alphaGreen & ~odd);
}

} // namespace

void blendSpansPlainly(std::uint32_t* pixels, std::ptrdiff_t stride, const LinkSpans& spans,
                       const LinkInk& ink)
{
    for (std::size_t line = 0; line < std::size_t(spans.count); ++line, pixels += stride) {
        for (int x = spans.first[line]; x <= spans.last[line]; ++x) {
            const auto way = float(x - spans.first[line]);
            float coverage = ink.reach - std::abs(spans.offset[line] + way * spans.step[line]);
            coverage = std::max(std::min(coverage, ink.peak), 0.0f) * spans.share[line];
            if (ink.dashes && spans.dashStep[line] != 0.0f)
                coverage *= ink.dashes->at(spans.dashStart[line] + way * spans.dashStep[line]);
            const auto share = std::uint32_t(coverage);
            pixels[x] = mixed(ink.color, share, pixels[x], restUnder(ink.color >> 24, share));
        }
    }
}

#ifdef CASEFILE_FOUR_PIXELS

namespace {

/// Ink of four pixels where the dashes differ from pixel to pixel.
inline __m128 fourDashes(const LinkDashes& dashes, __m128 samples)
{
    alignas(16) std::array<int, 4> at;
    _mm_store_si128(reinterpret_cast<__m128i*>(at.data()), _mm_cvttps_epi32(samples));
    return _mm_set_ps(dashes.sample(at[3]), dashes.sample(at[2]), dashes.sample(at[1]), dashes.sample(at[0]));
}

/// A number that grows evenly from pixel to pixel.
class Ramp
{
public:
    Ramp(float start, float step)
        : m_start(_mm_set1_ps(start))
        , m_step(_mm_set1_ps(step))
    {}
    __m128 at(__m128 way) const { return _mm_add_ps(m_start, _mm_mul_ps(way, m_step)); }

private:
    __m128 m_start;
    __m128 m_step;
};

/// A link's ink, spread over the lanes of four pixels.
class FourPixels
{
public:
    explicit FourPixels(const LinkInk& ink)
        : m_channels(_mm_unpacklo_epi8(_mm_set1_epi32(int(ink.color)), _mm_setzero_si128()))
        , m_alpha(_mm_set1_epi32(int(ink.color >> 24)))
        , m_reach(_mm_set1_ps(ink.reach))
        , m_peak(_mm_set1_ps(ink.peak))
    {}

    /// min(reach - |offset|, peak), not below 0.
    __m128 coverage(__m128 offset) const
    {
        const __m128 sign = _mm_set1_ps(-0.0f);
        const __m128 inside = _mm_sub_ps(m_reach, _mm_andnot_ps(sign, offset));
        return _mm_max_ps(_mm_min_ps(inside, m_peak), _mm_setzero_ps());
    }

    void blend(std::uint32_t* pixels, __m128 coverage) const
    {
        const __m128i zero = _mm_setzero_si128();
        const __m128i share = _mm_cvttps_epi32(coverage);
        // madd multiplies the low 16 bits of each lane: the high ones are 0.
        const __m128i covered =
            _mm_srli_epi32(_mm_add_epi32(_mm_madd_epi16(share, m_alpha), _mm_set1_epi32(255)), 8);
        const __m128i shares = twice(share);
        const __m128i rests = twice(_mm_sub_epi32(_mm_set1_epi32(int(whole)), covered));
        auto* place = reinterpret_cast<__m128i*>(pixels);
        const __m128i target = _mm_loadu_si128(place);
        const __m128i low = blendTwo(_mm_unpacklo_epi8(target, zero), _mm_unpacklo_epi32(shares, shares),
                                     _mm_unpacklo_epi32(rests, rests));
        const __m128i high = blendTwo(_mm_unpackhi_epi8(target, zero), _mm_unpackhi_epi32(shares, shares),
                                      _mm_unpackhi_epi32(rests, rests));
        _mm_storeu_si128(place, _mm_packus_epi16(low, high));
    }

private:
    /// A number in both halves of its lane.
    static __m128i twice(__m128i numbers) { return _mm_or_si128(numbers, _mm_slli_epi32(numbers, 16)); }

    __m128i blendTwo(__m128i target, __m128i share, __m128i rest) const
    {
        const __m128i sum = _mm_add_epi16(_mm_mullo_epi16(m_channels, share), _mm_mullo_epi16(target, rest));
        return _mm_srli_epi16(sum, 8);
    }

    __m128i m_channels;
    __m128i m_alpha;
    __m128 m_reach;
    __m128 m_peak;
};

} // namespace

void blendSpans(std::uint32_t* pixels, std::ptrdiff_t stride, const LinkSpans& spans, const LinkInk& ink)
{
    const FourPixels four(ink);
    const __m128 start = _mm_setr_ps(0.0f, 1.0f, 2.0f, 3.0f);
    const __m128 next = _mm_set1_ps(4.0f);
    for (std::size_t line = 0; line < std::size_t(spans.count); ++line, pixels += stride) {
        const Ramp offset(spans.offset[line], spans.step[line]);
        const __m128 share = _mm_set1_ps(spans.share[line]);
        const int last = spans.last[line];
        __m128 way = start;
        if (!ink.dashes || spans.dashStep[line] == 0.0f) {
            for (int x = spans.first[line]; x <= last; x += 4, way = _mm_add_ps(way, next))
                four.blend(pixels + x, _mm_mul_ps(four.coverage(offset.at(way)), share));
            continue;
        }
        const Ramp dash(spans.dashStart[line], spans.dashStep[line]);
        for (int x = spans.first[line]; x <= last; x += 4, way = _mm_add_ps(way, next)) {
            const __m128 coverage = _mm_mul_ps(four.coverage(offset.at(way)), share);
            four.blend(pixels + x, _mm_mul_ps(coverage, fourDashes(*ink.dashes, dash.at(way))));
        }
    }
}

#else

void blendSpans(std::uint32_t* pixels, std::ptrdiff_t stride, const LinkSpans& spans, const LinkInk& ink)
{
    blendSpansPlainly(pixels, stride, spans, ink);
}

#endif

} // namespace casefile::figures
