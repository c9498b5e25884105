#include "app/figures/link_rasteriser.h"

#include "app/figures/link_curve.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace casefile::figures {

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

    Prepared prepared;
    prepared.rows = rowsBetween(from.y(), to.y());
    prepared.left = float(from.x());
    prepared.dx = float(to.x() - from.x());
    prepared.top = float(std::min(from.y(), end));
    prepared.bottom = float(std::max(from.y(), end));
    prepared.reach = float(width / 2 + 0.5);
    prepared.ink.color = qPremultiply(color.rgba());
    prepared.ink.reach = prepared.reach * LinkInk::full;
    prepared.ink.peak = float(std::min(1.0, width)) * LinkInk::full;
    prepared.dash = std::size_t(std::max(link.dash, 0));
    m_links.push_back(prepared);
}

/// A plain loop over arrays, so that the compiler takes four roots at a time; so do those below.
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

LinkSpans LinkRasteriser::spansOf(const Prepared& link, const Crossings& crossings, int width, int firstRow,
                                  int count)
{
    LinkSpans spans;
    spans.count = count;
    for (int index = 0; index < count; ++index) {
        const auto at = std::size_t(index);
        const float middle = crossings.middle[at];
        const float extent = link.reach * crossings.stretch[at];
        spans.first[at] = std::max(0, int(middle - extent + 1.0f));
        spans.last[at] = std::min(width - 1, int(middle + extent));
        spans.step[at] = crossings.inverse[at] * LinkInk::full;
        spans.offset[at] = (float(spans.first[at]) - middle) * spans.step[at];
        const auto y = float(firstRow + index);
        spans.share[at] = std::min(y + 1.0f, link.bottom) - std::max(y, link.top);
    }
    return spans;
}

/// Where a link is steep, all of a span lies at nearly one length along it.
void LinkRasteriser::dash(LinkSpans& spans, Prepared& link, const Crossings& crossings,
                          const LinkDashes& dashes)
{
    constexpr float steep = 0.35f; ///< x per y
    for (std::size_t at = 0; at < std::size_t(spans.count); ++at) {
        const float place = (link.arc + 0.5f * crossings.stretch[at]) * dashes.samplesPerPixel();
        link.arc += crossings.stretch[at];
        if (std::abs(crossings.tilt[at]) > steep) {
            spans.dashStep[at] = crossings.tilt[at] * crossings.inverse[at] * dashes.samplesPerPixel();
            spans.dashStart[at] =
                place + (float(spans.first[at]) - crossings.middle[at]) * spans.dashStep[at];
            continue;
        }
        spans.dashStep[at] = 0.0f;
        spans.share[at] *= dashes.at(place);
        if (spans.share[at] <= 0.0f)
            spans.last[at] = spans.first[at] - 1;
    }
}

void LinkRasteriser::draw(QImage& band, int firstRow)
{
    auto* pixels = reinterpret_cast<std::uint32_t*>(band.bits());
    const int width = band.width() - LinkSpans::padding;
    const qsizetype stride = band.bytesPerLine() / qsizetype(sizeof(std::uint32_t));
    for (Prepared& link : m_links) {
        const LinkDashes& dashes = m_dashes[link.dash];
        LinkInk ink = link.ink;
        ink.dashes = dashes.isSolid() ? nullptr : &dashes;
        const int first = std::max(firstRow, int(std::floor(link.top)));
        const int last = std::min(firstRow + band.height(), int(std::ceil(link.bottom)));
        for (int y = first; y < last; y += LinkSpans::most) {
            const Crossings crossings = crossingsOf(link, y, std::min(LinkSpans::most, last - y));
            LinkSpans spans = spansOf(link, crossings, width, y, std::min(LinkSpans::most, last - y));
            if (ink.dashes)
                dash(spans, link, crossings, dashes);
            blendSpans(pixels + (y - firstRow) * stride, stride, spans, ink);
        }
    }
}

} // namespace casefile::figures
