#pragma once

#include "app/figures/scene.h"

#include <vector>

namespace casefile::figures {

/// A place on an axis with its label.
struct AxisTick
{
    double value = 0.0;
    QString text;
};

/// A pair of axes: what they range over, and where they are drawn.
struct AxisPlot
{
    QRectF area; ///< with the labels; the inside is smaller
    double left = 0.0;
    double right = 1.0;
    double low = 0.0;
    double high = 1.0;
    bool logAcross = false; ///< equal factors take equal room across
    std::vector<AxisTick> across;
    std::vector<AxisTick> up;
    QString acrossTitle; ///< below the labels
    QString upTitle;     ///< above the upward axis
    double pixelSize = 12.0;

    QRectF inside() const;
    QPointF at(double x, double y) const; ///< kept within the inside
};

/// Round places from 0 up to `top` > 0, with their numbers.
std::vector<AxisTick> ticksUpTo(double top);

/// Frame, grid lines, labels and titles. Labels that would meet the one before are left out.
void addAxes(Scene& scene, const AxisPlot& plot);

/// A line through the points, in their order.
void addCurve(Scene& scene, const AxisPlot& plot, const std::vector<QPointF>& points, const Ink& ink,
              const QString& description, double width = 2.0);

/// A line up the whole plot with a dot in its middle: a place on the axis across alone.
void addPresentAcross(Scene& scene, const AxisPlot& plot, double place, const QString& name,
                      const QString& value);

/// A dot with the lines that lead from it to both axes.
void addPresent(Scene& scene, const AxisPlot& plot, QPointF point, const QString& name, const QString& value);

} // namespace casefile::figures
