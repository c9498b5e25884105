#include "app/views/outline_delegate.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

namespace casefile::views {

using figures::Role;
namespace design = figures::design;

namespace {

constexpr double ringRadius = 6.5;
constexpr double ringWidth = 3.5;
constexpr double chapterHeight = 34;
constexpr double stepHeight = 27;
constexpr double textIndent = 33;
constexpr double mostIndentShare = 0.2; ///< of a row: large text leaves room for the words
constexpr double unwrittenOpacity = 0.55;

} // namespace

OutlineDelegate::OutlineDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{}

QFont OutlineDelegate::fontOf(const QModelIndex& index) const
{
    const auto kind = OutlineRow(index.data(OutlineKind).toInt());
    const double size = kind == OutlineRow::Step      ? design::textNote
                        : kind == OutlineRow::Section ? design::textSmall
                                                      : design::textBody;
    const bool here = index.data(OutlineHere).toBool() && kind == OutlineRow::Chapter;
    return m_appearance.font(size, kind == OutlineRow::Section || here);
}

QRectF OutlineDelegate::textRect(const QRectF& row, const QModelIndex& index) const
{
    const auto kind = OutlineRow(index.data(OutlineKind).toInt());
    const bool indented = kind == OutlineRow::Chapter || kind == OutlineRow::Step;
    return row.adjusted(indented ? indentOf(row) : m_appearance.pixels(design::space2), 0, -4, 0);
}

double OutlineDelegate::indentOf(const QRectF& row) const
{
    return std::min(m_appearance.pixels(textIndent), mostIndentShare * row.width());
}

/// Long titles go on in a second line rather than being cut.
QSize OutlineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr double anyHeight = 1e4;
    const auto kind = OutlineRow(index.data(OutlineKind).toInt());
    const double least = m_appearance.pixels(kind == OutlineRow::Step ? stepHeight : chapterHeight);
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const double width = view ? view->viewport()->width() : 0.0;
    const QRectF room = textRect(QRectF(0, 0, width, anyHeight).adjusted(2, 1, -2, -1), index);
    if (room.width() < 1.0)
        return {80, qRound(least)};
    const QFontMetricsF metrics(fontOf(index));
    const double words = metrics.boundingRect(room, Qt::TextWordWrap, index.data().toString()).height();
    const double padding = least - metrics.height();
    return {80, qRound(std::max(least, words + padding))};
}

void OutlineDelegate::paintRing(QPainter* painter, QPointF centre, double progress) const
{
    constexpr int sixteenthsOfCircle = 16 * 360;
    const double radius = m_appearance.pixels(ringRadius);
    const QRectF circle(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(
        QPen(m_appearance.color(Role::Line), m_appearance.pixels(ringWidth), Qt::SolidLine, Qt::FlatCap));
    painter->drawEllipse(circle);
    painter->setPen(
        QPen(m_appearance.color(Role::Accent), m_appearance.pixels(ringWidth), Qt::SolidLine, Qt::FlatCap));
    painter->drawArc(circle, sixteenthsOfCircle / 4, -int(progress * sixteenthsOfCircle));
}

void OutlineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (view && option.rect.bottom() > view->viewport()->height() && option.rect.top() > 0)
        return; // the lower edge would cut it: it comes whole with the next turn of the wheel
    const auto kind = OutlineRow(index.data(OutlineKind).toInt());
    const bool here = index.data(OutlineHere).toBool();
    const bool written = index.data(OutlineWritten).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF row = QRectF(option.rect).adjusted(2, 1, -2, -1);
    painter->setPen(Qt::NoPen);
    if (here || (option.state & QStyle::State_MouseOver && written)) {
        painter->setBrush(m_appearance.color(here && kind == OutlineRow::Step ? Role::Lit : Role::Chip));
        painter->drawRoundedRect(row, design::radiusSmall, design::radiusSmall);
    }
    if (here && kind == OutlineRow::Step)
        painter->fillRect(QRectF(row.left(), row.top(), 3, row.height()), m_appearance.color(Role::Accent));
    if (option.state & QStyle::State_HasFocus) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(m_appearance.color(Role::Query), 2));
        painter->drawRoundedRect(row.adjusted(1, 1, -1, -1), design::radiusSmall, design::radiusSmall);
    }
    painter->setOpacity(written ? 1.0 : unwrittenOpacity);
    const double indent = indentOf(row);
    if (kind == OutlineRow::Chapter)
        paintRing(painter, QPointF(row.left() + indent / 2, row.center().y()),
                  index.data(OutlineProgress).toDouble());
    painter->setFont(fontOf(index));
    const bool muted = kind == OutlineRow::Section || (kind == OutlineRow::Step && !here);
    painter->setPen(m_appearance.color(muted ? Role::Muted : Role::Ink));
    painter->drawText(textRect(row, index), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
                      index.data().toString());
    painter->restore();
}

} // namespace casefile::views
