#include "app/views/icons.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;
namespace design = figures::design;

namespace {

/// A picture that is drawn afresh for each size, so nothing is ever scaled.
class DrawnEngine : public QIconEngine
{
public:
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
};

/// An SVG file; paler where its button cannot be pressed.
class SvgEngine : public DrawnEngine
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

    QIconEngine* clone() const override { return new SvgEngine(m_svg); }

private:
    QByteArray m_svg;
};

/// The cap of a key with its letter.
class KeycapEngine : public DrawnEngine
{
public:
    KeycapEngine(QString key, QFont font, QColor fill, QColor ink)
        : m_key(std::move(key))
        , m_font(std::move(font))
        , m_fill(std::move(fill))
        , m_ink(std::move(ink))
    {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override
    {
        constexpr double side = 20.0, radius = 4.0;
        const double line = rect.height() / side; // the rectangle may be in pixels of the device: 40 at 2x
        const double half = line / 2.0;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(m_ink, line));
        painter->setBrush(m_fill);
        painter->drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), radius * line,
                                 radius * line);
        QFont font = m_font;
        font.setPixelSize(std::max(1, qRound(design::textSmall * line)));
        painter->setFont(font);
        painter->drawText(rect, Qt::AlignCenter, m_key);
        painter->restore();
    }

    QIconEngine* clone() const override { return new KeycapEngine(m_key, m_font, m_fill, m_ink); }

private:
    QString m_key;
    QFont m_font;
    QColor m_fill;
    QColor m_ink;
};

} // namespace

QIcon keycap(const QString& key, const Appearance& appearance, bool isPressed)
{
    return QIcon(new KeycapEngine(key, appearance.font(design::textSmall, true),
                                  appearance.color(isPressed ? Role::Accent : Role::Chip),
                                  appearance.color(isPressed ? Role::Panel : Role::Ink)));
}

QIcon icon(const QString& name, const QColor& color)
{
    QFile file(u":/icons/%1.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new SvgEngine(file.readAll().replace("currentColor", color.name().toLatin1())));
}

} // namespace casefile::views
