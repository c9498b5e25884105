#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace casefile::views {

/// What stands above the pictures of a step: its title, and its place in the chapter with what can be done
/// there. Beside each other while the title fits into one line, else below each other.
class StepHeading : public QWidget
{
    Q_OBJECT

public:
    explicit StepHeading(QWidget* parent = nullptr);

    QPushButton* back() const { return m_back; }     ///< to the quiz that sent the learner here
    QPushButton* pin() const { return m_pin; }       ///< "Pinned: run · Esc"
    QPushButton* freeze() const { return m_freeze; } ///< sets the present state aside
    QPushButton* dense() const { return m_dense; }   ///< the way to the dense network
    void setWords(const QString& title, const QString& place);
    void arrange(); ///< after words have changed

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QBoxLayout* m_box;
    QLabel* m_title;
    QWidget* m_side;
    QLabel* m_place;
    QPushButton* m_back;
    QPushButton* m_pin;
    QPushButton* m_dense;
    QPushButton* m_freeze;
};

} // namespace casefile::views
