#pragma once

#include "app/figures/link_dashes.h"

#include <cstdint>

namespace casefile::figures {

/// The pixels of a link on one scan line. Coverage falls off on both sides of the middle over one pixel
/// across the line.
struct LinkSpan
{
    static constexpr int full = 256;        ///< coverage of a whole pixel
    static constexpr int fraction = 1 << 8; ///< steps of a coverage, so that shallow ramps stay exact
    static constexpr int padding =
        4; ///< pixels past the end of a line that may be read and written unchanged

    int first = 0;
    int last = 0;     ///< inclusive
    int offset = 0;   ///< distance of pixel `first` from the middle, across the line, in steps
    int step = 0;     ///< what the next pixel adds
    int reach = 0;    ///< distance at which coverage ends
    int peak = 0;     ///< coverage in the middle, in steps
    int share = full; ///< of the height of the scan line, and of the ink of all its pixels
    const LinkDashes* dashes = nullptr; ///< when the ink differs from pixel to pixel
    float dashStart = 0.0f;             ///< length along the line at pixel 0
    float dashStep = 0.0f;
};

/// Blends a premultiplied colour over a span of premultiplied pixels.
void blendSpan(std::uint32_t* row, const LinkSpan& span, std::uint32_t color);

/// The same, one pixel at a time, on any machine.
void blendSpanPlainly(std::uint32_t* row, const LinkSpan& span, std::uint32_t color);

} // namespace casefile::figures
