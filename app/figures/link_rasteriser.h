#pragma once

#include "app/figures/link_dashes.h"
#include "app/figures/link_span.h"
#include "app/figures/mark.h"

#include <QColor>
#include <QImage>
#include <QPointF>

#include <array>
#include <vector>

namespace casefile::figures {

/// Blends links into premultiplied 32-bit images, a band of scan lines at a time from top to bottom, so that
/// the band stays in the cache. `origin` is the scene point of the first band's corner, `scale` device pixels
/// per scene pixel. QPainter needs 0.2 ms for such a curve; walking its scan lines needs a tenth.
class LinkRasteriser
{
public:
    LinkRasteriser(QPointF origin, double scale);

    void add(const LinkMark& link, const QColor& color);

    /// Draws scan lines [firstRow, firstRow + band.height()). Bands must follow one another downwards;
    /// the last LinkSpans::padding columns of a band are not drawn to.
    void draw(QImage& band, int firstRow);

private:
    /// The curve on each scan line: how far across it is, and how fast it moves across per pixel down.
    /// Links that share their ends' heights, as those of a figure do, share this.
    struct Rows
    {
        double from = 0.0;
        double to = 0.0;
        int first = 0;
        std::vector<float> across;
        std::vector<float> slope;
    };

    /// Where a link crosses some neighbouring scan lines.
    struct Crossings
    {
        std::array<float, LinkSpans::most> middle; ///< x, counted from pixel centres
        std::array<float, LinkSpans::most> tilt;   ///< d x / d y
        std::array<float, LinkSpans::most>
            stretch; ///< sqrt(1 + tilt²): how much wider the span is than the line
        std::array<float, LinkSpans::most> inverse; ///< 1 / stretch
    };

    /// A link in device pixels.
    struct Prepared
    {
        std::size_t rows = 0; ///< index into m_rows
        float left = 0.0f;
        float dx = 0.0f;
        float top = 0.0f;
        float bottom = 0.0f;
        float reach = 1.0f; ///< half the width and half a pixel: where coverage ends
        LinkInk ink;
        std::size_t dash = 0;
        float arc = 0.0f; ///< length drawn so far
    };

    std::size_t rowsBetween(double from, double to);
    Crossings crossingsOf(const Prepared& link, int firstRow, int count) const;
    static LinkSpans spansOf(const Prepared& link, const Crossings& crossings, int width, int firstRow,
                             int count);
    static void dash(LinkSpans& spans, Prepared& link, const Crossings& crossings, const LinkDashes& dashes);

    QPointF m_origin;
    double m_scale;
    std::vector<Rows> m_rows;
    std::vector<Prepared> m_links;
    std::vector<LinkDashes> m_dashes; ///< by pattern
};

} // namespace casefile::figures
