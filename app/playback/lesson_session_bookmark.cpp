// A lesson set aside while the learner visits another place, and taken up again.
#include "app/playback/lesson_session.h"

namespace casefile::playback {

LessonSession::Bookmark LessonSession::bookmark() const
{
    return {
        .chapter = m_chapter,
        .cursor = cursor(),
        .own = m_own,
        .stepChoices = m_stepChoices,
        .freePlay = m_freePlay,
        .depth = m_depth,
        .pinned = m_pinned,
        .taken = m_taken,
        .revealed = m_revealed,
        .history = m_history,
        .previousSentence = m_previousSentence,
    };
}

/// What is frozen stays: it is set aside to be compared with anything.
void LessonSession::goBackTo(const Bookmark& bookmark)
{
    start(bookmark.chapter, bookmark.cursor.step, m_language);
    m_own = bookmark.own;
    m_stepChoices = bookmark.stepChoices;
    m_freePlay = bookmark.freePlay;
    m_depth = bookmark.depth;
    m_pinned = bookmark.pinned;
    m_taken = bookmark.taken;
    m_revealed = bookmark.revealed;
    m_history = bookmark.history;
    if (m_own)
        m_previousSentence = bookmark.previousSentence;
    refresh();
    place(bookmark.cursor.progress);
}

} // namespace casefile::playback
