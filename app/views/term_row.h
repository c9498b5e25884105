#pragma once

#include "engine/attention/provenance.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace casefile::views {

/// One term of a calculation: one or two numbers that lead a level deeper, then what they make. A row is
/// filled anew rather than replaced: to make and polish its widgets takes a millisecond.
class TermRow : public QWidget
{
    Q_OBJECT

public:
    struct Number
    {
        QString words;
        QString toolTip;
        engine::CellRef cell;
    };

    explicit TermRow(QWidget* parent = nullptr);
    std::optional<engine::CellRef> focusedCell() const; ///< of the number that has the keyboard, if one has
    /// An empty `result` is not shown.
    void fill(const Number& left, const std::optional<Number>& right, const QString& result);

signals:
    void chosen(const casefile::engine::CellRef& cell);

private:
    QPushButton* addButton(const engine::CellRef& cell);

    engine::CellRef m_leftCell;
    engine::CellRef m_rightCell;
    QPushButton* m_left;
    QPushButton* m_right;
    QLabel* m_result;
};

} // namespace casefile::views
