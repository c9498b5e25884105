#pragma once

#include "app/figures/mark.h"
#include "app/figures/palette.h"

class QPainter;

namespace casefile::figures {

/// Paints one text mark: a line, lying or turned, elided where it is too long; or Chinese characters stacked
/// upright, cut where they are too many. Leaves font and pen of the painter as it set them.
void paintText(QPainter& painter, const Palette& palette, const TextMark& mark);

} // namespace casefile::figures
