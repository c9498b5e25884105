#pragma once

#include <QLabel>

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

/// The sentence below the pictures of a step, with the numbers of its places. It says what is seen, and so
/// often what is asked: it waits for the answer.
class StepCaption : public QLabel
{
    Q_OBJECT

public:
    explicit StepCaption(const playback::LessonSession& session, QWidget* parent = nullptr);

    void setPicturesShown(bool shown); ///< no pictures, no caption
    void follow();

private:
    const playback::LessonSession& m_session;
    bool m_arePicturesShown = true;
};

} // namespace casefile::views
