#include "app/views/readout.h"

#include "app/figures/design.h"
#include "app/figures/link_curve.h"
#include "app/views/appearance.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace casefile::views {

using figures::Role;
namespace design = figures::design;

namespace {

constexpr double widestReadout = 280.0;
constexpr double distanceFromItem = 8.0;

struct Line
{
    QString text;
    QFont font;
    Role role;
    QRectF place;
};

/// Each in its place below the one before, the first at the origin.
QList<Line> linesOf(const figures::SceneItem& item, const QRectF& bounds, const Appearance& appearance)
{
    QList<Line> lines;
    const double padding = appearance.pixels(design::space2);
    const double widest = std::min(appearance.pixels(widestReadout), bounds.width() - 2 * padding);
    constexpr double anyHeight = 1e4;
    constexpr double lineGap = 2.0;
    double top = 0.0;
    const auto add = [&](const QString& text, const QFont& font, Role role) {
        if (text.isEmpty())
            return;
        const QSizeF size =
            QFontMetricsF(font).boundingRect(QRectF(0, 0, widest, anyHeight), Qt::TextWordWrap, text).size();
        lines.append({text, font, role, QRectF(0, top, size.width() + 1, size.height() + 1)});
        top += size.height() + 1 + lineGap;
    };
    add(item.name, appearance.font(design::textSmall), Role::Muted);
    add(item.value, appearance.font(design::textNote, true), Role::Ink);
    const bool repeats =
        item.meaning.description == item.value || item.meaning.description.startsWith(item.name);
    if (!repeats)
        add(item.meaning.description, appearance.font(design::textSmall), Role::Ink);
    if (item.meaning.cell)
        add(QCoreApplication::translate("views", "Click or Return: where does this number come from?"),
            appearance.font(design::textSmall), Role::Accent);
    return lines;
}

/// Along a link or a line; empty for other marks.
QPainterPath pathOf(const figures::Mark& mark)
{
    if (const auto* link = std::get_if<figures::LinkMark>(&mark))
        return figures::link_curve::path(*link);
    QPainterPath path;
    if (const auto* line = std::get_if<figures::LineMark>(&mark)) {
        path.moveTo(line->from);
        path.lineTo(line->to);
    }
    return path;
}

} // namespace

QRectF readoutPlace(const QRectF& item, const QSizeF& box, const QRectF& bounds)
{
    const auto within = [](double value, double least, double most) {
        return std::clamp(value, least, std::max(least, most));
    };
    const double left =
        within(item.center().x() - box.width() / 2, bounds.left(), bounds.right() - box.width());
    const double top =
        within(item.center().y() - box.height() / 2, bounds.top(), bounds.bottom() - box.height());
    const QRectF places[] = {
        {QPointF(left, item.top() - distanceFromItem - box.height()), box},
        {QPointF(left, item.bottom() + distanceFromItem), box},
        {QPointF(item.right() + distanceFromItem, top), box},
        {QPointF(item.left() - distanceFromItem - box.width(), top), box},
    };
    for (const QRectF& place : places)
        if (bounds.contains(place))
            return place;
    return {QPointF(left, within(places[1].top(), bounds.top(), bounds.bottom() - box.height())), box};
}

QRectF readoutRect(const figures::SceneItem& item, const QRectF& bounds, const Appearance& appearance)
{
    const QList<Line> lines = linesOf(item, bounds, appearance);
    if (lines.isEmpty())
        return {};
    QRectF words;
    for (const Line& line : lines)
        words |= line.place;
    const double padding = appearance.pixels(design::space2);
    return readoutPlace(item.rect, words.size() + QSizeF(2 * padding, 2 * padding), bounds);
}

void paintReadout(QPainter& painter, const figures::SceneItem& item, const QRectF& bounds,
                  const Appearance& appearance)
{
    const QList<Line> lines = linesOf(item, bounds, appearance);
    if (lines.isEmpty())
        return;
    const double padding = appearance.pixels(design::space2);
    const QRectF box = readoutRect(item, bounds, appearance);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(appearance.color(Role::Muted), 1));
    painter.setBrush(appearance.color(Role::Panel));
    painter.drawRoundedRect(box, design::radiusSmall, design::radiusSmall);
    for (const Line& line : lines) {
        painter.setFont(line.font);
        painter.setPen(appearance.color(line.role));
        painter.drawText(line.place.translated(box.topLeft() + QPointF(padding, padding)), Qt::TextWordWrap,
                         line.text);
    }
    painter.restore();
}

void paintComputing(QPainter& painter, const QRectF& bounds, const Appearance& appearance)
{
    const QString words = QCoreApplication::translate("views", "Computing …");
    painter.setFont(appearance.font(design::textNote, true));
    const QSizeF text = painter.fontMetrics().size(Qt::TextSingleLine, words);
    const QRectF chip(bounds.center().x() - text.width() / 2.0 - design::space3,
                      bounds.top() + design::space2, text.width() + 2.0 * design::space3,
                      text.height() + design::space2);
    painter.setPen(appearance.color(Role::Accent));
    painter.setBrush(appearance.color(Role::Panel));
    painter.drawRoundedRect(chip, design::space1, design::space1);
    painter.drawText(chip, Qt::AlignCenter, words);
}

void paintFocusRing(QPainter& painter, const QRectF& rect, const Appearance& appearance)
{
    constexpr double gap = 2.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(appearance.color(Role::Panel), 4));
    painter.drawRoundedRect(rect.adjusted(-gap, -gap, gap, gap), design::radiusSmall, design::radiusSmall);
    painter.setPen(QPen(appearance.color(Role::Query), 2));
    painter.drawRoundedRect(rect.adjusted(-gap, -gap, gap, gap), design::radiusSmall, design::radiusSmall);
    painter.restore();
}

void paintFocusRing(QPainter& painter, const figures::Scene& scene, int item, const Appearance& appearance)
{
    const figures::SceneItem& walked = scene.items.at(item);
    const QPainterPath path = walked.mark < 0 ? QPainterPath() : pathOf(scene.marks.at(walked.mark));
    if (path.isEmpty()) {
        paintFocusRing(painter, walked.rect, appearance);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(path, QPen(appearance.color(Role::Panel), 6));
    painter.strokePath(path, QPen(appearance.color(Role::Query), 3));
    painter.restore();
}

} // namespace casefile::views
