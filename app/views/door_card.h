#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace casefile::views {

/// A door of the start page: what is behind it, where one stands, and the one next thing as a button.
class DoorCard : public QFrame
{
    Q_OBJECT

public:
    explicit DoorCard(QWidget* parent = nullptr);

    void setWords(const QString& title, const QString& words, const QString& place, const QString& action);
    QPushButton* button() const { return m_action; }

signals:
    void opened();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    QLabel* m_title;
    QLabel* m_words;
    QLabel* m_place;
    QPushButton* m_action;
};

} // namespace casefile::views
