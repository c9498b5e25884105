#include "app/figures/scene_painter.h"

#include "app/figures/link_curve.h"
#include "app/figures/link_rasteriser.h"
#include "app/figures/link_span.h"
#include "app/figures/map_image.h"
#include "app/figures/text_painter.h"
#include "engine/matrix/upper_halves.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double hatchStep = 6.0;
constexpr int bandHeight = 16;       ///< scan lines of links drawn and blended while they are in the cache
constexpr double gapFrom = 8.0;      ///< cells of this size and larger have a gap between them
constexpr int hatchedCellsMost = 64; ///< maps larger than this show hidden cells plain

/// Ink and width of a pen.
QPen penOf(const QColor& color, double width)
{
    return QPen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
}

void hatch(QPainter& painter, const QRectF& rect, double radius, const QColor& color)
{
    painter.save();
    QPainterPath shape;
    shape.addRoundedRect(rect, radius, radius);
    painter.setClipPath(shape, Qt::IntersectClip);
    painter.setPen(penOf(color, 1.0));
    for (double x = rect.left() - rect.height(); x < rect.right(); x += hatchStep)
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    painter.restore();
}

bool isPixels(const QPainter& painter)
{
    return painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster &&
           painter.deviceTransform().type() <= QTransform::TxScale;
}

/// Paints marks in order; a run of links is rasterised into one image.
class ScenePainter
{
public:
    ScenePainter(QPainter& painter, const Palette& palette)
        : m_painter(painter)
        , m_palette(palette)
    {}

    void paintAll(const QList<Mark>& marks)
    {
        for (qsizetype index = 0; index < marks.size();) {
            engine::clearUpperHalves(); // the mark before may have been filled
            qsizetype end = index;
            while (end < marks.size() && std::holds_alternative<LinkMark>(marks[end]))
                ++end;
            if (end > index) {
                paintLinks(marks, index, end);
                index = end;
            } else {
                std::visit([this](const auto& mark) { paintMark(mark); }, marks[index++]);
            }
        }
    }

private:
    void paintMark(const RectMark& mark)
    {
        const bool sharp = mark.radius <= 0.0;
        m_painter.setPen(mark.stroke ? penOf(m_palette.color(*mark.stroke), mark.strokeWidth)
                                     : QPen(Qt::NoPen));
        m_painter.setBrush(mark.fill ? QBrush(m_palette.color(*mark.fill)) : QBrush(Qt::NoBrush));
        if (sharp && !mark.stroke && mark.fill)
            m_painter.fillRect(mark.rect, m_palette.color(*mark.fill));
        else if (sharp)
            m_painter.drawRect(mark.rect);
        else
            m_painter.drawRoundedRect(mark.rect, mark.radius, mark.radius);
        if (mark.hatched)
            hatch(m_painter, mark.rect, mark.radius, m_palette.color(Ink{Role::Muted, 0.0, 0.35}));
    }

    void paintMark(const TextMark& mark) { paintText(m_painter, m_palette, mark); }

    void paintMark(const LineMark& mark)
    {
        const QColor color = m_palette.color(mark.ink);
        m_painter.setPen(penOf(color, mark.width));
        m_painter.drawLine(mark.from, mark.to);
        if (mark.arrow)
            paintArrowHead(mark, color);
    }

    void paintArrowHead(const LineMark& mark, const QColor& color)
    {
        const QPointF along = mark.to - mark.from;
        const double length = std::hypot(along.x(), along.y());
        if (length < 1e-6)
            return;
        const double size = std::min(length, 5.0 + 2.0 * mark.width);
        const QPointF back = along / length * size;
        const QPointF side(-back.y() * 0.45, back.x() * 0.45);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(color);
        m_painter.drawPolygon(QPolygonF({mark.to, mark.to - back + side, mark.to - back - side}));
    }

    void paintMark(const CircleMark& mark)
    {
        m_painter.setPen(mark.stroke ? penOf(m_palette.color(*mark.stroke), mark.strokeWidth)
                                     : QPen(Qt::NoPen));
        m_painter.setBrush(mark.fill ? QBrush(m_palette.color(*mark.fill)) : QBrush(Qt::NoBrush));
        m_painter.drawEllipse(mark.centre, mark.radius, mark.radius);
    }

    void paintMark(const LinkMark& mark)
    {
        QPen pen = penOf(m_palette.color(mark.ink), mark.width);
        const auto& dashes = link_curve::dashPattern(mark.dash);
        if (dashes[0] > 0.0)
            pen.setDashPattern({dashes[0] / mark.width, dashes[1] / mark.width, dashes[2] / mark.width,
                                dashes[3] / mark.width});
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(link_curve::path(mark));
    }

    /// Cells lie on whole device pixels, so that all of a row are equally high and nothing is smoothed.
    void paintMark(const MapMark& mark)
    {
        const QTransform transform = m_painter.deviceTransform();
        const QRect pixels = transform.mapRect(mark.rect).toAlignedRect();
        const QImage image = mapImage(mark, m_palette, pixels.size());
        if (image.isNull())
            return;
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        if (isPixels(m_painter))
            m_painter.drawImage(transform.inverted().mapRect(QRectF(pixels)), image);
        else
            paintCells(mark, image);
        paintHiddenCells(mark);
        paintGaps(mark);
    }

    /// Viewers of vector files smooth small images: there each cell is a rectangle, unless there are very
    /// many.
    void paintCells(const MapMark& mark, const QImage& image)
    {
        if (mark.rows > hatchedCellsMost || image.width() != mark.columns || image.height() != mark.rows) {
            m_painter.drawImage(mark.rect, image);
            return;
        }
        for (int row = 0; row < mark.rows; ++row)
            for (int column = 0; column < mark.columns; ++column)
                m_painter.fillRect(cellRect(mark, row, column), image.pixelColor(column, row));
    }

    /// Hidden scores are hatched (minus infinity); hidden weights are plain grey (exactly zero).
    void paintHiddenCells(const MapMark& mark)
    {
        const bool small = mark.rect.height() / mark.rows < gapFrom;
        if (mark.ramp != Role::Diverging || small || mark.rows > hatchedCellsMost)
            return;
        const QColor color = m_palette.color(Ink{Role::Muted, 0.0, 0.5});
        for (int row = 0; row < mark.rows; ++row)
            for (int column = 0; column < mark.columns; ++column)
                if (std::isnan((*mark.levels)[std::size_t(row * mark.columns + column)]))
                    hatch(m_painter, cellRect(mark, row, column), 0.0, color);
    }

    void paintGaps(const MapMark& mark)
    {
        if (std::min(mark.rect.width() / mark.columns, mark.rect.height() / mark.rows) < gapFrom)
            return;
        m_painter.setPen(penOf(m_palette.color(Role::Panel), 1.0));
        for (int row = 1; row < mark.rows; ++row) {
            const double y = cellRect(mark, row, 0).top();
            m_painter.drawLine(QPointF(mark.rect.left(), y), QPointF(mark.rect.right(), y));
        }
        for (int column = 1; column < mark.columns; ++column) {
            const double x = cellRect(mark, 0, column).left();
            m_painter.drawLine(QPointF(x, mark.rect.top()), QPointF(x, mark.rect.bottom()));
        }
    }

    void paintLinks(const QList<Mark>& marks, qsizetype begin, qsizetype end)
    {
        if (!isPixels(m_painter)) {
            for (qsizetype index = begin; index < end; ++index)
                paintMark(std::get<LinkMark>(marks[index]));
            return;
        }
        const QRectF extent = linkExtent(marks, begin, end);
        const QTransform transform = m_painter.deviceTransform();
        const QRect pixels = transform.mapRect(extent).toAlignedRect();
        if (pixels.isEmpty())
            return;

        const QTransform toScene = transform.inverted();
        LinkRasteriser rasteriser(toScene.map(QPointF(pixels.topLeft())), transform.m11());
        for (qsizetype index = begin; index < end; ++index) {
            const auto& link = std::get<LinkMark>(marks[index]);
            rasteriser.add(link, m_palette.color(link.ink));
        }
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        QImage band(pixels.width() + LinkSpans::padding, std::min(bandHeight, pixels.height()),
                    QImage::Format_ARGB32_Premultiplied);
        for (int y = 0; y < pixels.height(); y += bandHeight) {
            const QRect rows(0, 0, pixels.width(), std::min(bandHeight, pixels.height() - y));
            band.fill(Qt::transparent);
            rasteriser.draw(band, y);
            m_painter.drawImage(toScene.mapRect(QRectF(rows.translated(pixels.x(), pixels.y() + y))), band,
                                QRectF(rows));
        }
    }

    static QRectF linkExtent(const QList<Mark>& marks, qsizetype begin, qsizetype end)
    {
        QRectF extent;
        for (qsizetype index = begin; index < end; ++index) {
            const auto& link = std::get<LinkMark>(marks[index]);
            const double margin = link.width / 2 + 1.0;
            extent |= QRectF(link.from, link.to).normalized().adjusted(-margin, 0, margin, 0);
        }
        return extent;
    }

    QPainter& m_painter;
    const Palette& m_palette;
};

} // namespace

void paint(QPainter& painter, const Scene& scene, const Palette& palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setRenderHint(QPainter::TextAntialiasing, true);
    ScenePainter(painter, palette).paintAll(scene.marks);
    painter.restore();
}

QImage render(const Scene& scene, const Palette& palette, double devicePixelRatio)
{
    const QSize pixels = (scene.size * devicePixelRatio).toSize().expandedTo(QSize(1, 1));
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(palette.color(Role::Panel));
    QPainter painter(&image);
    paint(painter, scene, palette);
    return image;
}

} // namespace casefile::figures
