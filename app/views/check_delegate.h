#pragma once

#include <QStyledItemDelegate>

class QPainter;

namespace casefile::views {

class Appearance;

/// A cell of a table that is nothing but a tick: in its middle, and the whole cell takes the click.
class CheckDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CheckDelegate(const Appearance& appearance, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    const Appearance& m_appearance;
};

} // namespace casefile::views
