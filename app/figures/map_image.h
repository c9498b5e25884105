#pragma once

#include "app/figures/mark.h"
#include "app/figures/palette.h"

#include <QImage>
#include <QSize>

namespace casefile::figures {

/// The cells of a map as one opaque image, at most as large as `pixels`: one pixel a cell when cells are
/// larger than a pixel (scale it up without smoothing), else the strongest cell under each pixel, so that no
/// peak is lost.
QImage mapImage(const MapMark& map, const Palette& palette, QSize pixels);

} // namespace casefile::figures
