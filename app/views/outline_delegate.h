#pragma once

#include <QStyledItemDelegate>

class QPainter;

namespace casefile::views {

class Appearance;

/// What an outline row is, and where its data lies in the item.
enum class OutlineRow { Section, Chapter, Step, Quiz, Review };
enum OutlineRole {
    OutlineKind = Qt::UserRole,
    OutlineChapter,
    OutlineStep,
    OutlineProgress,
    OutlineHere,
    OutlineWritten
};

/// Paints one row of the outline: ring, title, lit background for the present step.
class OutlineDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    OutlineDelegate(const Appearance& appearance, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    QFont fontOf(const QModelIndex& index) const;
    QRectF textRect(const QRectF& row, const QModelIndex& index) const; ///< where the words of this row stand

private:
    double indentOf(const QRectF& row) const;
    void paintRing(QPainter* painter, QPointF centre, double progress) const;

    const Appearance& m_appearance;
};

} // namespace casefile::views
