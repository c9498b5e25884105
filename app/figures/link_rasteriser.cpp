#include "app/figures/link_rasteriser.h"

#include "app/figures/link_curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace casefile::figures {

namespace {

constexpr int full = 256; ///< coverage of a whole pixel

/// Both halves of a pixel times coverage / 256.
std::uint32_t scaled(std::uint32_t pixel, std::uint32_t coverage)
{
    const std::uint32_t redBlue = ((pixel & 0x00ff00ffu) * coverage) >> 8;
    const std::uint32_t alphaGreen = ((pixel >> 8) & 0x00ff00ffu) * coverage;
    return (redBlue & 0x00ff00ffu) | (alphaGreen & 0xff00ff00u);
}

void blend(std::uint32_t& target, std::uint32_t source, int coverage)
{
    const std::uint32_t covered = scaled(source, std::uint32_t(coverage));
    const std::uint32_t alpha = covered >> 24;
    target = covered + scaled(target, full - alpha - (alpha >> 7));
}

/// Dashes along the line in device pixels: how much of the pixel at arc length s is inked, 0 … 1.
class Dashes
{
public:
    Dashes(int dash, double scale)
        : m_lengths(link_curve::dashPattern(dash))
    {
        for (double& length : m_lengths) {
            length *= scale;
            m_period += length;
        }
    }

    bool isSolid() const { return m_period <= 0.0; }

    double coverage(double s) const
    {
        double rest = s - m_period * std::floor(s / m_period);
        for (std::size_t piece = 0; piece < m_lengths.size(); ++piece) {
            if (rest <= m_lengths[piece]) {
                const double edge = std::clamp(std::min(rest, m_lengths[piece] - rest) + 0.5, 0.0, 1.0);
                return piece % 2 == 0 ? edge : 1.0 - edge;
            }
            rest -= m_lengths[piece];
        }
        return 1.0;
    }

private:
    std::array<double, 4> m_lengths;
    double m_period = 0.0;
};

/// Where the link crosses one scan line, in device pixels.
struct Crossing
{
    double x = 0.0;
    double tilt = 0.0;    ///< d x / d y
    double stretch = 1.0; ///< sqrt(1 + tilt²): how much wider the span is than the line
    double rowShare = 1.0;
    double arc = 0.0; ///< length of the line down to here
};

struct Brush
{
    std::uint32_t color = 0; ///< premultiplied
    double peak = 1.0;       ///< coverage in the middle: below 1 for hairlines
    double reach = 1.0;      ///< half the width and half a pixel: where coverage ends
};

/// Blends the span of one scan line: full in the middle, a ramp of one pixel across the line at each end.
void blendSpan(std::uint32_t* row, int pixels, const Crossing& crossing, const Brush& brush,
               const Dashes& dashes)
{
    const double extent = brush.reach * crossing.stretch;
    const int first = std::max(0, int(std::floor(crossing.x - extent)));
    const int last = std::min(pixels - 1, int(std::ceil(crossing.x + extent)));
    const float across = float(1.0 / crossing.stretch);
    const float share = float(full * crossing.rowShare);
    for (int x = first; x <= last; ++x) {
        const float offset = float(x + 0.5 - crossing.x);
        float coverage = std::min(float(brush.peak), float(brush.reach) - std::abs(offset) * across);
        if (coverage <= 0.0f)
            continue;
        if (!dashes.isSolid())
            coverage *=
                float(dashes.coverage(crossing.arc + double(offset) * crossing.tilt * double(across)));
        blend(row[x], brush.color, int(coverage * share));
    }
}

} // namespace

void rasteriseLink(QImage& target, const LinkMark& link, const QColor& color, QPointF origin, double scale)
{
    const QPointF from = (link.from - origin) * scale;
    const QPointF to = (link.to - origin) * scale;
    const double height = to.y() - from.y();
    if (std::abs(height) < 1e-6 || link.reveal <= 0.0 || color.alpha() == 0)
        return;

    const double end = from.y() + height * std::min(link.reveal, 1.0);
    const double top = std::min(from.y(), end);
    const double bottom = std::max(from.y(), end);
    const double width = link.width * scale;
    const Brush brush{qPremultiply(color.rgba()), std::min(1.0, width), width / 2 + 0.5};
    const Dashes dashes(link.dash, scale);

    double arc = 0.0;
    for (int y = int(std::floor(top)); y < int(std::ceil(bottom)); ++y) {
        const link_curve::Place place = link_curve::at((y + 0.5 - from.y()) / height);
        Crossing crossing;
        crossing.x = from.x() + (to.x() - from.x()) * place.across;
        crossing.tilt = (to.x() - from.x()) * place.slope / height;
        crossing.stretch = std::sqrt(1.0 + crossing.tilt * crossing.tilt);
        crossing.rowShare = std::min(y + 1.0, bottom) - std::max(double(y), top);
        crossing.arc = arc + 0.5 * crossing.stretch;
        arc += crossing.stretch;
        if (y >= 0 && y < target.height())
            blendSpan(reinterpret_cast<std::uint32_t*>(target.scanLine(y)), target.width(), crossing, brush,
                      dashes);
    }
}

} // namespace casefile::figures
