#include "app/views/tab_order.h"

#include <QLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QWidget>

namespace casefile::views {

namespace {

void collect(QWidget* widget, QWidgetList& stops);

void collect(const QLayout& layout, QWidgetList& stops)
{
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem* item = layout.itemAt(i);
        if (item->widget())
            collect(item->widget(), stops);
        else if (item->layout())
            collect(*item->layout(), stops);
    }
}

/// What takes the keyboard in a widget: itself, then its parts in the order of its layout.
void collect(QWidget* widget, QWidgetList& stops)
{
    if (widget->focusPolicy() & Qt::TabFocus)
        stops.append(widget);
    if (const auto* area = qobject_cast<QScrollArea*>(widget)) {
        if (area->widget())
            collect(area->widget(), stops);
    } else if (const auto* columns = qobject_cast<QSplitter*>(widget)) {
        for (int i = 0; i < columns->count(); ++i)
            collect(columns->widget(i), stops);
    } else if (widget->layout()) {
        collect(*widget->layout(), stops);
    }
}

} // namespace

void orderTabs(QWidget* root)
{
    QWidgetList stops;
    collect(root, stops);
    for (qsizetype i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops[i - 1], stops[i]);
}

} // namespace casefile::views
