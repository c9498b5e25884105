#include "app/export/picture_file.h"

#include "app/export/save_file.h"

#include "app/figures/scene_painter.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <functional>

namespace casefile::exports {

using namespace Qt::StringLiterals;

namespace {

constexpr int cssDpi = 96; ///< one pixel of a scene is one CSS pixel on paper

using Draw = std::function<void(QPainter&)>;

QByteArray svg(QSizeF size, const Draw& draw)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(cssDpi);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF({}, size));
    QPainter painter(&generator);
    draw(painter);
    painter.end();
    return buffer.data();
}

QByteArray pdf(QSizeF size, const Draw& draw)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(cssDpi);
    writer.setPageMargins({});
    writer.setPageSize(QPageSize(size * 72.0 / cssDpi, QPageSize::Point, {}, QPageSize::ExactMatch));
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::LosslessImageRendering); // otherwise heat maps become JPEG
    draw(painter);
    painter.end();
    return buffer.data();
}

QByteArray png(const QImage& image)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

bool save(const QString& file, const QByteArray& bytes, QString& problem)
{
    if (bytes.isEmpty()) { // a picture that does not fit into memory is no picture
        problem = u"cannot draw %1: this size and scale need too much memory"_s.arg(file);
        return false;
    }
    return saveFile(file, bytes, problem);
}

} // namespace

bool isPictureFile(const QString& file)
{
    return file.endsWith(u".png"_s) || file.endsWith(u".svg"_s) || file.endsWith(u".pdf"_s);
}

bool writePicture(const QString& file, const figures::Scene& scene, const figures::Palette& palette,
                  double scale, QString& problem)
{
    if (file.endsWith(u".png"_s))
        return save(file, png(figures::render(scene, palette, scale)), problem);
    const Draw draw = [&](QPainter& painter) {
        painter.fillRect(QRectF({}, scene.size), palette.color(figures::Role::Panel));
        figures::paint(painter, scene, palette);
    };
    return save(file, file.endsWith(u".svg"_s) ? svg(scene.size, draw) : pdf(scene.size, draw), problem);
}

bool writePicture(const QString& file, const QImage& image, QString& problem)
{
    if (file.endsWith(u".png"_s))
        return save(file, png(image), problem);
    const QSizeF size = image.deviceIndependentSize();
    const Draw draw = [&](QPainter& painter) { painter.drawImage(QRectF({}, size), image); };
    return save(file, file.endsWith(u".svg"_s) ? svg(size, draw) : pdf(size, draw), problem);
}

} // namespace casefile::exports
