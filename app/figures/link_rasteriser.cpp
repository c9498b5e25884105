#include "app/figures/link_rasteriser.h"

#include "app/figures/link_curve.h"
#include "app/figures/link_span.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace casefile::figures {

namespace {

constexpr int full = LinkSpan::full;
constexpr int wholePixel = LinkSpan::full * LinkSpan::fraction;

} // namespace

LinkRasteriser::LinkRasteriser(QPointF origin, double scale)
    : m_origin(origin)
    , m_scale(scale)
{}

std::size_t LinkRasteriser::rowsBetween(double from, double to)
{
    for (std::size_t index = m_rows.size(); index-- > 0;)
        if (m_rows[index].from == from && m_rows[index].to == to)
            return index;

    Rows result{from, to, int(std::floor(std::min(from, to))), {}, {}};
    for (int y = result.first; y < int(std::ceil(std::max(from, to))); ++y) {
        const link_curve::Place place = link_curve::at((y + 0.5 - from) / (to - from));
        result.across.push_back(float(place.across));
        result.slope.push_back(float(place.slope / (to - from)));
    }
    m_rows.push_back(std::move(result));
    return m_rows.size() - 1;
}

void LinkRasteriser::add(const LinkMark& link, const QColor& color)
{
    const QPointF from = (link.from - m_origin) * m_scale;
    const QPointF to = (link.to - m_origin) * m_scale;
    const double height = to.y() - from.y();
    if (std::abs(height) < 1e-6 || link.reveal <= 0.0 || color.alpha() == 0)
        return;

    while (int(m_dashes.size()) <= link.dash)
        m_dashes.emplace_back(int(m_dashes.size()), m_scale);
    const double end = from.y() + height * std::min(link.reveal, 1.0);
    const double width = link.width * m_scale;
    const double reach = width / 2 + 0.5;

    Prepared prepared;
    prepared.rows = rowsBetween(from.y(), to.y());
    prepared.left = float(from.x());
    prepared.dx = float(to.x() - from.x());
    prepared.top = std::min(from.y(), end);
    prepared.bottom = std::max(from.y(), end);
    prepared.firstWhole = int(std::ceil(prepared.top));
    prepared.endWhole = int(std::floor(prepared.bottom));
    prepared.color = qPremultiply(color.rgba());
    prepared.dash = std::max(link.dash, 0);
    prepared.reach = float(reach);
    prepared.reachSteps = int(reach * wholePixel);
    prepared.peak = int(std::min(1.0, width) * wholePixel);
    m_links.push_back(prepared);
}

/// A plain loop over arrays, so that the compiler takes four roots at a time.
LinkRasteriser::Crossings LinkRasteriser::crossingsOf(const Prepared& link, int firstRow, int count) const
{
    const Rows& rows = m_rows[link.rows];
    const float* across = rows.across.data() + (firstRow - rows.first);
    const float* slope = rows.slope.data() + (firstRow - rows.first);
    Crossings crossings;
    for (int index = 0; index < count; ++index) {
        const auto at = std::size_t(index);
        crossings.middle[at] = link.left + link.dx * across[index] - 0.5f;
        crossings.tilt[at] = link.dx * slope[index];
        crossings.stretch[at] = std::sqrt(1.0f + crossings.tilt[at] * crossings.tilt[at]);
        crossings.inverse[at] = 1.0f / crossings.stretch[at];
    }
    return crossings;
}

void LinkRasteriser::drawRow(std::uint32_t* pixels, int width, int y, const Crossings& crossings, int index,
                             Prepared& link) const
{
    constexpr float steep = 0.35f; ///< x per y, below which all of a span lies at nearly one length
    const float middle = crossings.middle[std::size_t(index)];
    const float tilt = crossings.tilt[std::size_t(index)];
    const float stretch = crossings.stretch[std::size_t(index)];
    const float inverse = crossings.inverse[std::size_t(index)];
    const float arc = link.arc + 0.5f * stretch;
    link.arc += stretch;

    LinkSpan span;
    const float extent = link.reach * stretch;
    span.first = std::max(0, int(middle - extent + 1.0f));
    span.last = std::min(width - 1, int(middle + extent));
    span.step = int(float(wholePixel) * inverse);
    span.offset = int((float(span.first) - middle) * float(wholePixel) * inverse);
    span.reach = link.reachSteps;
    span.peak = link.peak;
    if (y < link.firstWhole || y >= link.endWhole)
        span.share = int(full * (std::min(y + 1.0, link.bottom) - std::max(double(y), link.top)));

    const LinkDashes& dashes = m_dashes[std::size_t(link.dash)];
    if (!dashes.isSolid() && std::abs(tilt) > steep) {
        span.dashes = &dashes;
        span.dashStep = tilt * inverse;
        span.dashStart = arc - middle * span.dashStep;
    } else if (!dashes.isSolid()) {
        span.share = span.share * dashes.at(arc) / full;
    }
    if (span.share > 0)
        blendSpan(pixels, span, link.color);
}

void LinkRasteriser::draw(QImage& band, int firstRow)
{
    auto* pixels = reinterpret_cast<std::uint32_t*>(band.bits());
    const int width = band.width() - LinkSpan::padding;
    const qsizetype stride = band.bytesPerLine() / qsizetype(sizeof(std::uint32_t));
    for (Prepared& link : m_links) {
        const int first = std::max(firstRow, int(std::floor(link.top)));
        const int last = std::min(firstRow + band.height(), int(std::ceil(link.bottom)));
        for (int y = first; y < last; y += Crossings::most) {
            const int count = std::min(Crossings::most, last - y);
            const Crossings crossings = crossingsOf(link, y, count);
            for (int index = 0; index < count; ++index)
                drawRow(pixels + (y + index - firstRow) * stride, width, y + index, crossings, index, link);
        }
    }
}

} // namespace casefile::figures
