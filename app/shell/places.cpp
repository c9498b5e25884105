#include "app/shell/places.h"

#include "app/content/library.h"
#include "app/playback/choices.h"
#include "app/shell/preferences.h"

#include <algorithm>

namespace casefile::shell {

using playback::LessonSession;

namespace {

/// The sentence; when it is an example of the chapter in some language, that example in this one.
QString inLanguage(const QString& sentence, const content::Chapter& chapter, const QString& language)
{
    const auto isIt = [&](const content::Example& example) {
        return example.text.values().contains(sentence);
    };
    const auto found = std::ranges::find_if(chapter.examples, isIt);
    return found == chapter.examples.cend() ? sentence : chapter.example(found->id, language);
}

content::State withoutFrozen(content::State state)
{
    state.frozen.clear();
    return state;
}

} // namespace

Places::Places(const content::Library& library, learner::Store& store, Preferences& preferences,
               const QString& language)
    : m_library(library)
    , m_preferences(preferences)
    , m_language(language)
    , m_reading(store)
{
    openPlay();
    connect(&m_lesson, &LessonSession::stateChanged, this, &Places::remember);
}

const content::Chapter* Places::find(const QString& chapterId) const
{
    const content::Chapter* chapter = m_library.chapter(chapterId);
    return chapter && !chapter->steps.isEmpty() ? chapter : nullptr;
}

bool Places::isOpen() const
{
    return !m_lesson.chapter().steps.isEmpty() && m_library.chapter(m_lesson.chapter().id);
}

content::State Places::first() const
{
    content::State state;
    if (!m_library.chapters.isEmpty())
        state.chapter = m_library.chapters.first().id;
    return state;
}

content::State Places::last() const
{
    return isOpen() ? m_lesson.state() : remembered(m_preferences.place());
}

/// What is frozen belongs to the session, not to a place: it is as it is now, wherever a learner goes.
content::State Places::at(const QString& chapterId, const QString& stepId) const
{
    content::State plain;
    plain.chapter = chapterId;
    plain.step = stepId;
    const ReadingLog::Kept kept = m_reading.kept(chapterId);
    const content::State left = withoutFrozen(remembered(kept.place));
    if (left.chapter == chapterId && (stepId.isEmpty() || stepId == left.step))
        return left;
    const content::State freePlay = withoutFrozen(remembered(kept.freePlay));
    return freePlay.chapter == chapterId && freePlay.step == stepId ? freePlay : plain;
}

/// What the place does not name is the author's, as it is now and in the present language.
content::State Places::remembered(const QUrl& place) const
{
    content::Faults faults;
    const content::State named = content::stateFromLink(place, faults);
    const content::Chapter* chapter = find(named.chapter);
    const int step = chapter ? chapter->indexOf(named.step) : -1;
    if (place.isEmpty() || step < 0)
        return first();
    const content::State authored = playback::authoredState(*chapter, step, m_language);
    content::State state = content::stateFromLink(place, faults, authored);
    state.sentence = inLanguage(state.sentence, *chapter, m_language);
    return state;
}

void Places::remember()
{
    if (!isOpen() || m_isOpening || m_isVisiting)
        return;
    const auto freePlay = m_lesson.freePlay();
    const ReadingLog::Kept reading{content::deepLink(m_lesson.state(), m_lesson.lessonState()),
                                   freePlay ? content::deepLink(freePlay->state, freePlay->authored)
                                            : QUrl()};
    m_preferences.setPlace(reading.place, reading.freePlay);
    m_reading.keep(m_lesson.chapter().id, reading);
}

/// What was left in the free play of the chapter that is open now; a link to free play says it all.
void Places::restoreFreePlay(const QUrl& kept)
{
    content::Faults faults;
    const content::State named = content::stateFromLink(kept, faults);
    const content::Chapter& chapter = m_lesson.chapter();
    const int step = chapter.indexOf(named.step);
    if (kept.isEmpty() || named.chapter != chapter.id || step < 0 || m_lesson.step().freePlay)
        return;
    const content::State authored = playback::authoredState(chapter, step, m_language);
    m_lesson.restoreFreePlay(content::stateFromLink(kept, faults, authored));
}

void Places::open(const content::State& state, double progress)
{
    const QUrl ofChapter = m_reading.kept(state.chapter).freePlay;
    const QUrl kept = ofChapter.isEmpty() && !isOpen() ? m_preferences.freePlay() : ofChapter;
    const QString learners = m_lesson.learnersSentence();
    m_isOpening = true;
    m_lesson.openState(*find(state.chapter), state, m_language);
    if (!m_isVisiting) // a visit ends where it began
        m_lesson.setSentenceAside(learners);
    m_lesson.player().seekStep(m_lesson.cursor().step, progress);
    restoreFreePlay(kept);
    m_isOpening = false;
    remember();
}

/// When no lesson is open yet, that of the last run is opened first, so that there is something to go back
/// to.
void Places::visit(const content::State& state)
{
    if (!isOpen() && !last().step.isEmpty())
        open(last(), 1.0);
    if (!m_isVisiting && isOpen())
        m_bookmark = m_lesson.bookmark();
    m_isVisiting = m_bookmark.has_value();
    open(state, 1.0);
}

void Places::endVisit()
{
    if (!m_isVisiting)
        return;
    m_isOpening = true;
    m_lesson.goBackTo(*m_bookmark);
    m_bookmark.reset();
    if (const content::Chapter* chapter = find(m_lesson.chapter().id); chapter && m_wasReloaded)
        m_lesson.reload(*chapter);
    m_isOpening = false;
    m_isVisiting = false;
    m_wasReloaded = false;
}

/// The start page plays in the last step of the first chapter, where everything may be turned.
void Places::openPlay()
{
    content::State state = first();
    const content::Chapter* chapter = find(state.chapter);
    if (!chapter)
        return;
    state.step = chapter->steps.last().id;
    m_play.openState(*chapter, state, m_language);
    m_play.player().toEnd();
}

void Places::setLanguage(const QString& language)
{
    m_language = language;
    m_lesson.setLanguage(language);
    m_play.setLanguage(language);
}

void Places::reload()
{
    m_wasReloaded = m_isVisiting;
    if (const content::Chapter* chapter = find(m_lesson.chapter().id))
        m_lesson.reload(*chapter);
    const content::Chapter* chapter = find(first().chapter);
    if (chapter && chapter->id == m_play.chapter().id) {
        m_play.reload(*chapter);
        m_play.player().toEnd();
    } else {
        openPlay();
    }
}

} // namespace casefile::shell
