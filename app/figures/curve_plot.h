#pragma once

#include "app/figures/figure.h"

#include <QStringList>

#include <vector>

namespace casefile::figures {

/// One axis: its range, in plain numbers, and whether equal lengths are equal factors.
struct CurveAxis
{
    double low = 0.0;
    double high = 1.0;
    bool isLogarithmic = false;
    QString title;

    double share(double value) const;  ///< 0 … 1 of its length, cut at the ends
    std::vector<double> ticks() const; ///< in at most six steps of a round size, or powers of ten
    QString label(double tick) const;
};

/// A line through points.
struct Curve
{
    std::vector<QPointF> points; ///< in the numbers of the axes
    Ink ink;
    double width = 2.0;
    QString meaning;
    int dash = 0; ///< pattern of the links of that head: tells curves apart without their colours
};

/// Lines over two axes.
class CurvePlot
{
public:
    /// `area` holds axes, ticks and titles.
    CurvePlot(const Frame& frame, const QRectF& area, CurveAxis across, CurveAxis up);

    void addAxes(Scene& scene) const;
    void addCurve(Scene& scene, const Curve& curve) const; ///< what leaves the plot is left out
    enum class Dot { Round, Square };
    /// One measured value.
    void addPoint(Scene& scene, QPointF point, Dot dot, const Ink& ink, const QString& meaning) const;
    /// A vertical line, "at n = 6 d".
    void addMarker(Scene& scene, double across, Role role, const QString& meaning) const;
    /// A band of the plot from one place to the next, as something to walk to.
    void addItem(Scene& scene, int place, int places, const QString& name, const QString& value) const;
    /// The number in the middle of that band.
    double placeAcross(int place, int places) const;
    const QRectF& field() const { return m_field; }

private:
    QPointF at(QPointF point) const;

    CurveAxis m_across;
    CurveAxis m_up;
    double m_pixels = 12.0;
    QRectF m_area;
    QRectF m_field;
};

} // namespace casefile::figures
