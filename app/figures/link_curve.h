#pragma once

#include "app/figures/mark.h"

#include <QPainterPath>
#include <QPointF>

#include <array>

namespace casefile::figures::link_curve {

/// All links are one y-monotone cubic, stretched: control points straight below and above the ends, at this
/// share of the height. Across the height u (0 … 1) it runs from 0 to 1.
inline constexpr double controlOffset = 0.5;

/// How far across, and how steeply, the curve is at one height.
struct Place
{
    double across = 0.0; ///< 0 … 1
    double slope = 0.0;  ///< d across / d u
};

Place at(double u); ///< u in 0 … 1

/// Dash lengths of a head's pattern in pixels at width 1: on, off, on, off; all zero for a solid line.
const std::array<double, 4>& dashPattern(int dash);

/// Pixels between a point and the middle of the link, measured across it; infinity above and below it.
double distance(const LinkMark& link, QPointF point);

/// The same curve for painters that are not made of pixels.
QPainterPath path(const LinkMark& link);

} // namespace casefile::figures::link_curve
