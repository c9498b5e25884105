#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace casefile::views {
class Appearance;
}

namespace casefile::shell {

/// One sentence across the window about something that went wrong; it blocks nothing and can be put away.
class Banner : public QFrame
{
    Q_OBJECT

public:
    explicit Banner(const views::Appearance& appearance, QWidget* parent = nullptr);

    void say(const QString& sentence); ///< empty: hides
    QString sentence() const;

signals:
    void putAway(); ///< by the learner

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();

    const views::Appearance& m_appearance;
    QLabel* m_words;
    QToolButton* m_close;
};

} // namespace casefile::shell
