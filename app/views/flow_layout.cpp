#include "app/views/flow_layout.h"

namespace casefile::views {

FlowLayout::FlowLayout(int spacing, QWidget* parent)
    : QLayout(parent)
    , m_spacing(spacing)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.append(item);
}

int FlowLayout::count() const
{
    return int(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return place(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0); // QSize() is −1 × −1, a pixel too narrow for one line
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        size.rwidth() += item->sizeHint().width() + (size.width() > 0 ? m_spacing : 0);
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(
            QSize(0, item->minimumSize().height())); // a long item is cut rather than the page widened
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    place(rect, true);
}

int FlowLayout::place(const QRect& rect, bool apply) const
{
    const QRect inner = rect.marginsRemoved(contentsMargins());
    int x = inner.x();
    int y = inner.y();
    int lineHeight = 0;
    QList<std::pair<QLayoutItem*, QRect>> line;
    const auto finishLine = [&] { // lower items stand in the middle of their line
        const int right = line.isEmpty() ? 0 : line.last().second.right();
        const int shift = m_isFromRight ? inner.right() - right : 0;
        for (const auto& [item, place] : line)
            if (apply)
                item->setGeometry(place.translated(shift, (lineHeight - place.height()) / 2));
        line.clear();
    };
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint().boundedTo(QSize(std::max(inner.width(), 1), QWIDGETSIZE_MAX));
        if (x > inner.x() && x + size.width() > inner.right() + 1) {
            finishLine();
            x = inner.x();
            y += lineHeight + m_spacing;
            lineHeight = 0;
        }
        line.append({item, QRect(QPoint(x, y), size)});
        x += size.width() + m_spacing;
        lineHeight = std::max(lineHeight, size.height());
    }
    finishLine();
    return y + lineHeight - rect.y() + contentsMargins().bottom();
}

} // namespace casefile::views
