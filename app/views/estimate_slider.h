#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;
class QSlider;

namespace casefile::views {

/// A number to be guessed: a slider over marks, the mark in words, and a button that hands it in.
class EstimateSlider : public QWidget
{
    Q_OBJECT

public:
    explicit EstimateSlider(const QStringList& marks, QWidget* parent = nullptr); ///< from low to high

signals:
    void handedIn(int mark);

private:
    void tell(int mark);

    QStringList m_marks;
    QSlider* m_slider;
    QLabel* m_value;
    QPushButton* m_take;
};

} // namespace casefile::views
