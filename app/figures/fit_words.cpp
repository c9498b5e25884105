#include "app/figures/fit_words.h"

#include "app/figures/fonts.h"
#include "app/figures/stacked_text.h"

#include <cmath>

namespace casefile::figures {

namespace {

constexpr double smallestPixels = 6.0;
constexpr double slack = 0.5; ///< pixels, as the painter allows

bool isTooLong(const TextMark& mark)
{
    return mark.stacked ? uprightExtent(mark.text, mark.pixelSize) > mark.rect.height() + slack
                        : textWidth(mark.text, mark.pixelSize, mark.bold) > mark.rect.width() + slack;
}

void fit(TextMark& mark)
{
    while (mark.pixelSize > smallestPixels && isTooLong(mark))
        mark.pixelSize = std::max(smallestPixels, std::ceil(mark.pixelSize) - 1.0);
}

} // namespace

void fitWords(Scene& scene)
{
    for (Mark& mark : scene.marks)
        if (auto* text = std::get_if<TextMark>(&mark))
            fit(*text);
}

} // namespace casefile::figures
