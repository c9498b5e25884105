#pragma once

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace casefile::views {

/// One term of a calculation: one or two numbers that lead a level deeper, then what they make. A row is
/// filled anew rather than replaced: to make and polish its widgets takes a millisecond. Where there is no
/// room for a name and its number, the name is shortened.
class TermRow : public QWidget
{
    Q_OBJECT

public:
    enum class Side { Left, Right };

    struct Number
    {
        QString words;
        QString toolTip;
    };

    explicit TermRow(QWidget* parent = nullptr);
    std::optional<Side> focusedSide() const; ///< of the number that has the keyboard, if one has
    /// An empty `result` is not shown.
    void fill(const Number& left, const std::optional<Number>& right, const QString& result);

signals:
    void chosen(casefile::views::TermRow::Side side);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QPushButton* addButton(Side side);
    void fit();

    Number m_leftNumber;
    std::optional<Number> m_rightNumber;
    int m_room = 0; ///< pixels across; 0: not laid out yet
    QPushButton* m_left;
    QPushButton* m_right;
    QLabel* m_result;
};

} // namespace casefile::views
