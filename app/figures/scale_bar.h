#pragma once

#include "app/figures/scene.h"

namespace casefile::figures {

/// A colour bar beside maps: what the two ends of a ramp stand for.
struct ScaleBar
{
    QRectF bar;
    double right = 0.0; ///< end of the room for its numbers
    Role ramp = Role::Sequential;
    QString least;
    QString most; ///< both empty: no numbers yet
    QString words;
    double pixelSize = 12.0;
};
void addScaleBar(Scene& scene, const ScaleBar& scale);

} // namespace casefile::figures
