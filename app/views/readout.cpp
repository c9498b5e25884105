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

QList<Line> linesOf(const figures::SceneItem& item, const Appearance& appearance)
{
    QList<Line> lines;
    const auto add = [&lines](const QString& text, const QFont& font, Role role) {
        if (!text.isEmpty())
            lines.append({text, font, role, {}});
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

void paintReadout(QPainter& painter, const figures::SceneItem& item, const QRectF& bounds,
                  const Appearance& appearance)
{
    QList<Line> lines = linesOf(item, appearance);
    if (lines.isEmpty())
        return;
    const double padding = appearance.pixels(design::space2);
    const double widest = std::min(appearance.pixels(widestReadout), bounds.width() - 2 * padding);
    QSizeF size;
    for (Line& line : lines) {
        const QRectF wrapped =
            QFontMetricsF(line.font).boundingRect(QRectF(0, 0, widest, 1e4), Qt::TextWordWrap, line.text);
        line.place = QRectF(0, size.height(), wrapped.width() + 1, wrapped.height() + 1);
        size = {std::max(size.width(), line.place.width()), size.height() + line.place.height() + 2};
    }
    QRectF box(QPointF(), size + QSizeF(2 * padding, 2 * padding));
    const bool above = item.rect.top() - distanceFromItem - box.height() >= bounds.top();
    box.moveLeft(std::clamp(item.rect.center().x() - box.width() / 2, bounds.left(),
                            std::max(bounds.left(), bounds.right() - box.width())));
    box.moveTop(above ? item.rect.top() - distanceFromItem - box.height()
                      : std::min(item.rect.bottom() + distanceFromItem, bounds.bottom() - box.height()));
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
