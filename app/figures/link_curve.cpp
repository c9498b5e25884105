#include "app/figures/link_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace casefile::figures::link_curve {

namespace {

constexpr int tableSteps = 1024;

/// Height at parameter t.
double height(double t)
{
    const double s = 1.0 - t;
    return 3.0 * controlOffset * s * s * t + 3.0 * (1.0 - controlOffset) * s * t * t + t * t * t;
}

double heightSlope(double t)
{
    const double s = 1.0 - t;
    return 3.0 * controlOffset * s * s + 6.0 * (1.0 - 2.0 * controlOffset) * s * t +
           3.0 * controlOffset * t * t;
}

/// The place at height u: finds t by bisection, since height() only grows.
Place solve(double u)
{
    double low = 0.0;
    double high = 1.0;
    for (int step = 0; step < 50; ++step) {
        const double middle = 0.5 * (low + high);
        (height(middle) < u ? low : high) = middle;
    }
    const double t = 0.5 * (low + high);
    return {t * t * (3.0 - 2.0 * t), 6.0 * t * (1.0 - t) / heightSlope(t)};
}

const std::vector<Place>& table()
{
    static const std::vector<Place> places = [] {
        std::vector<Place> result;
        for (int step = 0; step <= tableSteps; ++step)
            result.push_back(solve(double(step) / tableSteps));
        return result;
    }();
    return places;
}

} // namespace

Place at(double u)
{
    const double position = std::clamp(u, 0.0, 1.0) * tableSteps;
    const int index = std::min(int(position), tableSteps - 1);
    const double share = position - index;
    const Place& a = table()[std::size_t(index)];
    const Place& b = table()[std::size_t(index) + 1];
    return {a.across + (b.across - a.across) * share, a.slope + (b.slope - a.slope) * share};
}

const std::array<double, 4>& dashPattern(int dash)
{
    static const std::array<std::array<double, 4>, 8> patterns{{
        {0, 0, 0, 0},
        {9, 4, 9, 4},
        {2, 4, 2, 4},
        {10, 4, 2, 4},
        {5, 3, 5, 3},
        {14, 4, 14, 4},
        {6, 3, 2, 3},
        {3, 2, 3, 2},
    }};
    return patterns[std::size_t(std::max(dash, 0)) % patterns.size()];
}

double distance(const LinkMark& link, QPointF point)
{
    const double span = link.to.y() - link.from.y();
    const double u = span == 0.0 ? -1.0 : (point.y() - link.from.y()) / span;
    if (u < 0.0 || u > link.reveal)
        return std::numeric_limits<double>::infinity();
    const Place place = at(u);
    const double dx = link.to.x() - link.from.x();
    const double slope = place.slope * dx / span;
    return std::abs(point.x() - link.from.x() - dx * place.across) / std::sqrt(1.0 + slope * slope);
}

QPainterPath path(const LinkMark& link)
{
    const double offset = controlOffset * (link.to.y() - link.from.y());
    QPainterPath whole(link.from);
    whole.cubicTo(link.from + QPointF(0, offset), link.to - QPointF(0, offset), link.to);
    if (link.reveal >= 1.0)
        return whole;

    constexpr int pieces = 48;
    QPainterPath part(link.from);
    for (int piece = 1; piece <= pieces; ++piece) {
        const double u = std::clamp(link.reveal, 0.0, 1.0) * piece / pieces;
        part.lineTo(link.from.x() + (link.to.x() - link.from.x()) * at(u).across,
                    link.from.y() + (link.to.y() - link.from.y()) * u);
    }
    return part;
}

} // namespace casefile::figures::link_curve
