#pragma once

#include "app/views/key_keeper.h"

#include <QStringList>
#include <QTableWidget>

#include <optional>

namespace casefile::views {

class Appearance;

/// Cells to be painted: a ticked one may be looked at, an empty one is hidden. Space turns the present cell;
/// the mouse paints all cells that it is drawn over.
class MaskGrid : public QTableWidget, public KeyKeeper
{
    Q_OBJECT

public:
    MaskGrid(const Appearance& appearance, QWidget* parent);

    void setWords(const QStringList& queries, const QStringList& keys);
    void setRows(const QStringList& rows); ///< "1" visible, "0" hidden
    QStringList rows() const;
    void setWrong(const QStringList& wrong); ///< "1" where a cell is wrong; empty: nothing is marked
    void setOpen(bool open) { m_isOpen = open; }

    bool wantsKey(const QKeyEvent& event) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void painted(); ///< by the learner

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintCell(const QModelIndex& cell, bool isVisible);
    void name(int row, int column); ///< what a screen reader says of it

    const Appearance& m_appearance;
    QStringList m_wrong;
    bool m_isOpen = true;
    std::optional<bool> m_brush; ///< while the mouse is down: what it paints
};

} // namespace casefile::views
