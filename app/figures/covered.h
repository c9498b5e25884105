#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// A picture whose answer must not show yet: its legend, and in place of the drawing one line that says so.
/// `explained` has legend and size, and no legend marks.
Scene covered(Scene explained, const Frame& frame);

} // namespace casefile::figures
