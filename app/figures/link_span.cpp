#include "app/figures/link_span.h"

#include <algorithm>
#include <cstdlib>

#if defined(__SSE2__) || defined(_M_X64)
#define CASEFILE_FOUR_PIXELS
#include <emmintrin.h>
#endif

namespace casefile::figures {

namespace {

constexpr int full = LinkSpan::full;

/// Both halves of a premultiplied pixel times coverage / 256.
inline std::uint32_t scaled(std::uint32_t pixel, std::uint32_t coverage)
{
    const std::uint32_t redBlue = ((pixel & 0x00ff00ffu) * coverage) >> 8;
    const std::uint32_t alphaGreen = ((pixel >> 8) & 0x00ff00ffu) * coverage;
    return (redBlue & 0x00ff00ffu) | (alphaGreen & 0xff00ff00u);
}

/// Ink of pixel x in 1/65536: share of the line, and of the dash there.
inline int inkAt(const LinkSpan& span, int x)
{
    return span.share * (span.dashes ? span.dashes->at(span.dashStart + float(x) * span.dashStep) : full);
}

} // namespace

void blendSpanPlainly(std::uint32_t* row, const LinkSpan& span, std::uint32_t color)
{
    int offset = span.offset;
    for (int x = span.first; x <= span.last; ++x, offset += span.step) {
        const int coverage = std::min(span.peak, span.reach - std::abs(offset)) / LinkSpan::fraction;
        if (coverage <= 0)
            continue;
        const auto ink = std::uint32_t((coverage * (inkAt(span, x) >> 8)) >> 8);
        const std::uint32_t source = scaled(color, ink);
        const std::uint32_t alpha = source >> 24;
        row[x] = source + scaled(row[x], std::uint32_t(full) - alpha - (alpha >> 7));
    }
}

#ifdef CASEFILE_FOUR_PIXELS

namespace {

/// Ink of four pixels, 0 … 256 each.
inline __m128i fourInks(const LinkSpan& span, int x)
{
    if (!span.dashes)
        return _mm_set1_epi32(span.share);
    return _mm_set_epi32(inkAt(span, x + 3) >> 8, inkAt(span, x + 2) >> 8, inkAt(span, x + 1) >> 8,
                         inkAt(span, x) >> 8);
}

/// Coverage of four pixels, 0 … 256 each: min(peak, reach - |offset|), not below 0.
inline __m128i fourCoverages(__m128i offsets, __m128i reach, __m128i peak)
{
    const __m128i sign = _mm_srai_epi32(offsets, 31);
    const __m128i size = _mm_sub_epi32(_mm_xor_si128(offsets, sign), sign);
    __m128i coverage = _mm_sub_epi32(reach, size);
    const __m128i above = _mm_cmpgt_epi32(coverage, peak);
    coverage = _mm_or_si128(_mm_and_si128(above, peak), _mm_andnot_si128(above, coverage));
    coverage = _mm_andnot_si128(_mm_srai_epi32(coverage, 31), coverage);
    return _mm_srli_epi32(coverage, 8);
}

/// Two pixels in 16-bit channels: color * coverage over target.
inline __m128i blendTwo(__m128i target, __m128i color, __m128i coverage)
{
    const __m128i source = _mm_srli_epi16(_mm_mullo_epi16(color, coverage), 8);
    const __m128i alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(source, 0xff), 0xff);
    const __m128i rest = _mm_sub_epi16(_mm_set1_epi16(full), _mm_add_epi16(alpha, _mm_srli_epi16(alpha, 7)));
    return _mm_add_epi16(source, _mm_srli_epi16(_mm_mullo_epi16(target, rest), 8));
}

} // namespace

void blendSpan(std::uint32_t* row, const LinkSpan& span, std::uint32_t color)
{
    const __m128i zero = _mm_setzero_si128();
    const __m128i channels = _mm_unpacklo_epi8(_mm_set1_epi32(int(color)), zero);
    const __m128i reach = _mm_set1_epi32(span.reach);
    const __m128i peak = _mm_set1_epi32(span.peak);
    const __m128i step = _mm_set1_epi32(4 * span.step);
    __m128i offsets =
        _mm_add_epi32(_mm_set1_epi32(span.offset), _mm_set_epi32(3 * span.step, 2 * span.step, span.step, 0));
    for (int x = span.first; x <= span.last; x += 4, offsets = _mm_add_epi32(offsets, step)) {
        // madd multiplies the low 16 bits of each lane: the high ones are 0.
        __m128i ink = _mm_madd_epi16(fourCoverages(offsets, reach, peak), fourInks(span, x));
        ink = _mm_srli_epi32(ink, 8);
        ink = _mm_or_si128(ink, _mm_slli_epi32(ink, 16)); // twice in each lane
        auto* pixels = reinterpret_cast<__m128i*>(row + x);
        const __m128i target = _mm_loadu_si128(pixels);
        const __m128i low = blendTwo(_mm_unpacklo_epi8(target, zero), channels, _mm_unpacklo_epi32(ink, ink));
        const __m128i high =
            blendTwo(_mm_unpackhi_epi8(target, zero), channels, _mm_unpackhi_epi32(ink, ink));
        _mm_storeu_si128(pixels, _mm_packus_epi16(low, high));
    }
}

#else

void blendSpan(std::uint32_t* row, const LinkSpan& span, std::uint32_t color)
{
    blendSpanPlainly(row, span, color);
}

#endif

} // namespace casefile::figures
