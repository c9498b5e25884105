#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

/// The text that is asked, in steps about cross-attention: keys and values come from it. Seen where the step
/// has such a text, or the learner set one.
class MemoryEditor : public QFrame
{
    Q_OBJECT

public:
    explicit MemoryEditor(playback::LessonSession& session, QWidget* parent = nullptr);

    QLineEdit* line() const { return m_line; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow();
    void swap();

    playback::LessonSession& m_session;
    QLabel* m_label;
    QLineEdit* m_line;
    QPushButton* m_swap; ///< between the text of the step and the sentence itself
};

} // namespace casefile::views
