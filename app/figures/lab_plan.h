#pragma once

#include "app/figures/scene.h"

#include <QList>

namespace casefile::figures {

/// One line of the numbers beside a picture.
struct Readout
{
    QString text;
    Role role = Role::Ink;
    bool bold = false;
};

/// Where the picture and the numbers of a laboratory stand: beside each other, or one above the other where
/// the frame is taller than wide.
struct LabPlan
{
    QRectF plot;
    QRectF readouts;
};

/// `size` is what the legend leaves.
LabPlan planLab(QSizeF size);

/// The lines one below the other, in the middle of `area`; at most `pixelSize` large, and as small as they
/// must be to fit.
/// Returns the rectangles of the lines.
QList<QRectF> addReadouts(Scene& scene, const QRectF& area, const QList<Readout>& lines, double pixelSize);

} // namespace casefile::figures
