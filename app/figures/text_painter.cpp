#include "app/figures/text_painter.h"

#include "app/figures/fonts.h"
#include "app/figures/shaped_text.h"
#include "app/figures/stacked_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace casefile::figures {

namespace {

void drawLine(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font, TextAlign align)
{
    const QStaticText& line = shapedText(text, font);
    const QSizeF room = rect.size() - line.size();
    const double left = align == TextAlign::Left    ? 0.0
                        : align == TextAlign::Right ? room.width()
                                                    : room.width() / 2;
    painter.drawStaticText(rect.topLeft() + QPointF(left, room.height() / 2), line);
}

/// Parts below each other from the top; what has no room is cut, and a mark says so.
void paintStacked(QPainter& painter, const TextMark& mark, const QFont& font)
{
    QStringList parts = stackedParts(mark.text);
    const double pitch = stackedHeight(parts.size(), mark.pixelSize) / double(parts.size());
    const auto fitting = std::max<qsizetype>(1, qsizetype((mark.rect.height() + 0.5) / pitch));
    if (parts.size() > fitting) {
        parts.resize(fitting);
        parts.last() = QStringLiteral("⋮");
    }
    for (qsizetype i = 0; i < parts.size(); ++i)
        drawLine(painter, {mark.rect.left(), mark.rect.top() + pitch * double(i), mark.rect.width(), pitch},
                 parts[i], font, TextAlign::Centre);
}

} // namespace

void paintText(QPainter& painter, const Palette& palette, const TextMark& mark)
{
    const QFont font = figureFont(mark.pixelSize, mark.bold);
    painter.setFont(font);
    painter.setPen(palette.color(mark.ink));
    if (mark.stacked) {
        paintStacked(painter, mark, font);
        return;
    }
    QString text = mark.text;
    if (textWidth(text, mark.pixelSize, mark.bold) > mark.rect.width() + 0.5)
        text = QFontMetricsF(font).elidedText(text, Qt::ElideRight, mark.rect.width());
    if (mark.rotation == 0.0) {
        drawLine(painter, mark.rect, text, font, mark.align);
        return;
    }
    painter.save();
    painter.translate(mark.rect.center());
    painter.rotate(mark.rotation);
    drawLine(painter, mark.rect.translated(-mark.rect.center()), text, font, mark.align);
    painter.restore();
}

} // namespace casefile::figures
