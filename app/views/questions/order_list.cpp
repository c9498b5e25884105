#include "app/views/questions/order_list.h"

#include <QDropEvent>
#include <QKeyEvent>

namespace casefile::views {

OrderList::OrderList(QWidget* parent)
    : QListWidget(parent)
{
    setDragDropMode(QAbstractItemView::InternalMove);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_InputMethodEnabled, false);
}

void OrderList::carry(int rows)
{
    const int from = currentRow();
    const int to = from + rows;
    if (from < 0 || to < 0 || to >= count() || dragDropMode() == QAbstractItemView::NoDragDrop)
        return;
    insertItem(to, takeItem(from));
    setCurrentRow(to);
    emit reordered();
}

bool OrderList::wantsKey(const QKeyEvent& event) const
{
    return event.key() == Qt::Key_Up || event.key() == Qt::Key_Down || event.key() == Qt::Key_Home ||
           event.key() == Qt::Key_End;
}

QSize OrderList::sizeHint() const
{
    int height = 2 * frameWidth() + contentsMargins().top() + contentsMargins().bottom();
    for (int row = 0; row < count(); ++row)
        height += sizeHintForRow(row);
    return {QListWidget::sizeHint().width(), height};
}

QSize OrderList::minimumSizeHint() const
{
    return {QListWidget::minimumSizeHint().width(), sizeHint().height()};
}

/// Letters and digits are the page's: it looks for nothing here.
void OrderList::keyPressEvent(QKeyEvent* event)
{
    const bool isCarrying = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier);
    const bool isUpOrDown = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (isCarrying && isUpOrDown)
        carry(event->key() == Qt::Key_Up ? -1 : 1);
    else if (wantsKey(*event))
        QListWidget::keyPressEvent(event);
    else
        event->ignore();
}

void OrderList::dropEvent(QDropEvent* event)
{
    QListWidget::dropEvent(event);
    emit reordered();
}

} // namespace casefile::views
