#include "app/views/find_delegate.h"

#include "app/figures/design.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

namespace casefile::views {

namespace design = figures::design;

namespace {

constexpr double anyHeight = 1e4;

struct FoundWords
{
    QString title;
    QString excerpt;
    QFont titleFont;
    QRectF titlePlace;
    QRectF excerptPlace;
};

/// Title and excerpt in a row that begins at the origin.
FoundWords wordsOf(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    FoundWords found;
    const QString text = index.data().toString();
    found.title = text.section(u'\n', 0, 0);
    found.excerpt = text.section(u'\n', 1);
    found.titleFont = option.font;
    found.titleFont.setBold(true);
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const double width = (view ? view->viewport()->width() : option.rect.width()) - 2.0 * design::space2;
    const QRectF room(design::space2, design::space2, width, anyHeight);
    found.titlePlace = QFontMetricsF(found.titleFont).boundingRect(room, Qt::TextWordWrap, found.title);
    found.titlePlace.setWidth(width);
    found.excerptPlace = QFontMetricsF(option.font)
                             .boundingRect(room.translated(0, found.titlePlace.height() + design::space1),
                                           Qt::TextWordWrap, found.excerpt);
    found.excerptPlace.setWidth(width);
    return found;
}

} // namespace

QSize FindDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {0, qRound(wordsOf(option, index).excerptPlace.bottom()) + design::space2};
}

void FindDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const FoundWords found = wordsOf(option, index);
    painter->save();
    if (isSelected) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(option.palette.highlight());
        painter->drawRoundedRect(option.rect, design::radiusSmall, design::radiusSmall);
    }
    painter->translate(option.rect.topLeft());
    painter->setFont(found.titleFont);
    painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(found.titlePlace, Qt::TextWordWrap, found.title);
    painter->setFont(option.font);
    if (!isSelected)
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
    painter->drawText(found.excerptPlace, Qt::TextWordWrap, found.excerpt);
    painter->restore();
}

} // namespace casefile::views
