#pragma once

#include <vector>

namespace casefile::shell {

class Studio;

/// What long texts and many chapters ask of the window.
struct LongTextTimes
{
    std::vector<double> edits;  ///< milliseconds from a new text of 512 tokens to its painted picture
    std::vector<double> stills; ///< the longest time that the event loop stood still during each of them
    std::vector<double> hovers; ///< milliseconds from another cell in focus to the painted heat map
};

/// Bytes in RAM after each step of each chapter was opened and painted once.
double residentAfterAllChapters(Studio& studio);

/// Bytes in RAM with two texts of 512 tokens, the one before beside the present one.
double residentWithTwoLongTexts(Studio& studio);

/// On the page with the whole heat map.
LongTextTimes longTextTimes(Studio& studio, int edits, int hovers);

} // namespace casefile::shell
