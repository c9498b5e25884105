#pragma once

#include "app/figures/palette.h"
#include "app/figures/scene.h"

#include <QImage>

class QPainter;

namespace casefile::figures {

/// The one painter of all scenes. Links go through the link rasteriser; the rest is QPainter.
void paint(QPainter& painter, const Scene& scene, const Palette& palette);

/// The whole picture with its background, at a device pixel ratio.
QImage render(const Scene& scene, const Palette& palette, double devicePixelRatio);

} // namespace casefile::figures
