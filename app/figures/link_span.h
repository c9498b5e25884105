#pragma once

#include "app/figures/link_dashes.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace casefile::figures {

/// What all pixels of a link share.
struct LinkInk
{
    static constexpr float full = 256.0f; ///< coverage of a whole pixel; all coverages count in these

    std::uint32_t color = 0;            ///< premultiplied
    float reach = 1.0f;                 ///< distance from the middle at which coverage ends
    float peak = full;                  ///< coverage in the middle: less for hairlines
    const LinkDashes* dashes = nullptr; ///< nullptr: solid
};

/// The pixels of a link on neighbouring scan lines; each array has a place for each line. Coverage falls off
/// on both sides of the middle over one pixel across the line.
struct LinkSpans
{
    static constexpr int most = 16;
    /// Pixels past the end of a scan line that may be read and written.
    static constexpr int padding = 4;

    int count = 0;
    std::array<int, most> first;       ///< pixel
    std::array<int, most> last;        ///< inclusive
    std::array<float, most> offset;    ///< distance of pixel `first` from the middle, across the line
    std::array<float, most> step;      ///< what the next pixel adds
    std::array<float, most> share;     ///< of the height of the scan line and of the ink of all its pixels
    std::array<float, most> dashStart; ///< sample of the dashes at pixel `first`
    std::array<float, most> dashStep;  ///< samples to the next pixel; 0: `share` has the dashes already
};

/// Blends the spans into premultiplied pixels; `stride` is the number of pixels from line to line.
void blendSpans(std::uint32_t* pixels, std::ptrdiff_t stride, const LinkSpans& spans, const LinkInk& ink);

/// The same, one pixel at a time, on any machine.
void blendSpansPlainly(std::uint32_t* pixels, std::ptrdiff_t stride, const LinkSpans& spans,
                       const LinkInk& ink);

} // namespace casefile::figures
