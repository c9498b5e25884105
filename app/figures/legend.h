#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Height that the legend of a scene takes at this width, lines included; 0 without entries.
double legendHeight(const Scene& scene, double width, double pixelSize);

/// Where a legend stands, and how large its text is.
struct LegendPlace
{
    QRectF area;
    double pixelSize = 12.0;
};

/// The foot of `room` for the legend of a scene: at most `share` of the height. Text shrinks, as long as it
/// is legible, before an entry is cut or left out.
LegendPlace placeLegend(const Scene& scene, const QRectF& room, double pixelSize, double share = 0.25);

/// Draws scene.legend into `area`, samples before words, as many entries as have room. Returns false when
/// some had none: they are still in scene.legend for the accessible description.
bool addLegend(Scene& scene, const LegendPlace& place);

} // namespace casefile::figures
