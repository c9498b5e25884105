#include "app/views/step_caption.h"

#include "app/playback/lesson_session.h"
#include "app/playback/prose_fields.h"
#include "app/views/appearance.h"

namespace casefile::views {

using playback::LessonSession;

StepCaption::StepCaption(const LessonSession& session, QWidget* parent)
    : QLabel(parent)
    , m_session(session)
{
    setLook(this, "note");
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    connect(&session, &LessonSession::predictionChanged, this, &StepCaption::follow);
}

void StepCaption::setPicturesShown(bool shown)
{
    m_arePicturesShown = shown;
    follow();
}

void StepCaption::follow()
{
    const content::Chapter& chapter = m_session.chapter();
    if (chapter.steps.isEmpty())
        return;
    QString words = chapter.words(m_session.language(), m_session.step().id).caption;
    if (m_session.trace())
        words = playback::fillFields(words, *m_session.trace(), m_session.state().head, m_session.focus());
    setText(words);
    setVisible(!words.isEmpty() && m_arePicturesShown && m_session.isRevealed());
}

} // namespace casefile::views
