#include "app/views/check_delegate.h"

#include "app/views/appearance.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace casefile::views {

using figures::Role;

namespace {

constexpr double ringWidth = 2.0;

bool isChecked(const QModelIndex& index)
{
    return index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
}

/// True for what turns a tick: a click into the cell, Space or Return on it.
bool isToggle(const QEvent* event, const QRect& cell)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<const QMouseEvent*>(event);
        return mouse->button() == Qt::LeftButton && cell.contains(mouse->position().toPoint());
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    const int key = static_cast<const QKeyEvent*>(event)->key();
    return key == Qt::Key_Space || key == Qt::Key_Select;
}

} // namespace

CheckDelegate::CheckDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{}

void CheckDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    QStyleOptionViewItem tick = option;
    initStyleOption(&tick, index);
    const QSize size(style->pixelMetric(QStyle::PM_IndicatorWidth, &tick, option.widget),
                     style->pixelMetric(QStyle::PM_IndicatorHeight, &tick, option.widget));
    tick.rect = QStyle::alignedRect(option.direction, Qt::AlignCenter, size, option.rect);
    tick.state &= ~(QStyle::State_Selected | QStyle::State_HasFocus | QStyle::State_On | QStyle::State_Off);
    tick.state |= isChecked(index) ? QStyle::State_On : QStyle::State_Off;
    style->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &tick, painter, option.widget);
    if (!option.state.testFlag(QStyle::State_Selected))
        return;
    painter->setPen(QPen(m_appearance.color(Role::Query), ringWidth));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(QRectF(option.rect).adjusted(1.0, 1.0, -1.0, -1.0));
}

bool CheckDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                                const QModelIndex& index)
{
    if (!isToggle(event, option.rect))
        return false;
    return model->setData(index, isChecked(index) ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

} // namespace casefile::views
