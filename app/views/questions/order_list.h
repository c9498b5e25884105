#pragma once

#include "app/views/key_keeper.h"

#include <QListWidget>

namespace casefile::views {

/// A list to be put in order: arrows walk, Ctrl with arrows carries the row along, the mouse drags it. As
/// tall as its rows.
class OrderList : public QListWidget, public KeyKeeper
{
    Q_OBJECT

public:
    explicit OrderList(QWidget* parent);

    void carry(int rows); ///< the present row up (below 0) or down
    bool wantsKey(const QKeyEvent& event) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void reordered(); ///< by the learner

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void dropEvent(QDropEvent* event) override;
};

} // namespace casefile::views
