#pragma once

#include <QStyledItemDelegate>

class QPainter;

namespace casefile::views {

/// A place that was found: its title in bold, the words found there below, clear of it. The text of an item
/// is both, in two lines.
class FindDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace casefile::views
