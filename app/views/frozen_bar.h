#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

/// There while a state is frozen: which one and what differs from it now, and the ways to compare with it, to
/// freeze the present state instead, and to release it.
class FrozenBar : public QFrame
{
    Q_OBJECT

public:
    explicit FrozenBar(playback::LessonSession& session, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow();
    QString words() const;

    playback::LessonSession& m_session;
    QLabel* m_label;
    QPushButton* m_compare;
    QPushButton* m_anew;
    QPushButton* m_release;
};

} // namespace casefile::views
