#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Height that the legend of a scene takes at this width, lines included; 0 without entries.
double legendHeight(const Scene& scene, double width, double pixelSize);

/// Draws scene.legend into `area`, samples before words, as many entries as have room. Returns false when
/// some had none: they are still in scene.legend for the accessible description.
bool addLegend(Scene& scene, const QRectF& area, double pixelSize);

} // namespace casefile::figures
