#pragma once

#include "app/figures/link_dashes.h"
#include "app/figures/mark.h"

#include <QColor>
#include <QImage>
#include <QPointF>

#include <array>
#include <cstdint>
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
    /// the last LinkSpan::padding columns of a band are not drawn to.
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
        static constexpr int most = 16;
        std::array<float, most> middle;  ///< x, counted from pixel centres
        std::array<float, most> tilt;    ///< d x / d y
        std::array<float, most> stretch; ///< sqrt(1 + tilt²): how much wider the span is than the line
        std::array<float, most> inverse; ///< 1 / stretch
    };

    /// A link in device pixels.
    struct Prepared
    {
        std::size_t rows = 0; ///< index into m_rows
        float left = 0.0f;
        float dx = 0.0f;
        double top = 0.0;
        double bottom = 0.0;
        int firstWhole = 0; ///< scan lines that the link crosses from top to bottom
        int endWhole = 0;
        std::uint32_t color = 0; ///< premultiplied
        int dash = 0;
        float reach = 1.0f; ///< half the width and half a pixel: where coverage ends
        int reachSteps = 0; ///< the same in steps of LinkSpan
        int peak = 0;       ///< coverage in the middle: below a whole pixel for hairlines
        float arc = 0.0f;   ///< length drawn so far
    };

    std::size_t rowsBetween(double from, double to);
    Crossings crossingsOf(const Prepared& link, int firstRow, int count) const;
    void drawRow(std::uint32_t* pixels, int width, int y, const Crossings& crossings, int index,
                 Prepared& link) const;

    QPointF m_origin;
    double m_scale;
    std::vector<Rows> m_rows;
    std::vector<Prepared> m_links;
    std::vector<LinkDashes> m_dashes; ///< by pattern
};

} // namespace casefile::figures
