#include "app/views/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace casefile::views {

using namespace Qt::StringLiterals;

namespace {

/// Renders the SVG afresh for each size, so nothing is ever scaled.
class SvgEngine : public QIconEngine
{
public:
    explicit SvgEngine(QByteArray svg)
        : m_svg(std::move(svg))
    {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        constexpr double disabledOpacity = 0.4;
        QSvgRenderer renderer(m_svg);
        painter->save();
        if (mode == QIcon::Disabled)
            painter->setOpacity(disabledOpacity);
        renderer.render(painter, rect);
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new SvgEngine(m_svg); }

private:
    QByteArray m_svg;
};

} // namespace

QIcon icon(const QString& name, const QColor& color)
{
    QFile file(u":/icons/%1.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new SvgEngine(file.readAll().replace("currentColor", color.name().toLatin1())));
}

} // namespace casefile::views
