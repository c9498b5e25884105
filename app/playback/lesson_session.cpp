#include "app/playback/lesson_session.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace casefile::playback {

namespace {

/// An index within `count`, or -1; an index past the end means the last.
int resolved(int index, std::size_t count)
{
    return index < 0 ? -1 : std::min(index, int(count) - 1);
}

content::Focus resolved(const content::Focus& focus, const engine::TracePtr& trace)
{
    if (!trace)
        return {};
    return {resolved(focus.query, trace->queries()), resolved(focus.key, trace->keys())};
}

/// A link names only what differs from the defaults: the rest is the step's.
content::State completed(const content::State& link, const content::State& authored)
{
    content::State state = authored;
    apply(difference(content::State(), link), state);
    if (link.focus != content::Focus())
        state.focus = link.focus;
    return state;
}

bool belongs(const engine::TracePtr& trace, const QString& sentence, const content::State& state,
             const engine::Model* model)
{
    return trace && model && trace->sentence == sentence.toStdString() &&
           trace->memorySentence == state.memory.toStdString() && trace->model.weights == model->weights &&
           trace->model.name == model->name && trace->settings == content::settingsOf(state);
}

} // namespace

LessonSession::LessonSession(QObject* parent)
    : QObject(parent)
{
    connect(&m_player, &Player::cursorChanged, this, &LessonSession::onCursor);
    connect(&m_source, &TraceSource::arrived, this, [this] {
        dropStaleFocus();
        updatePrevious(m_shown.trace);
        publish();
    });
}

void LessonSession::open(const content::Chapter& chapter, const QString& language)
{
    start(chapter, 0, language);
    refresh();
    place(0.0);
}

void LessonSession::openState(const content::Chapter& chapter, const content::State& state,
                              const QString& language)
{
    start(chapter, chapter.indexOf(state.step), language);
    const content::State wanted = state.sentence.isEmpty() ? completed(state, m_authored) : state;
    if (wanted.sentence != m_authored.sentence)
        m_own = ownSentence(chapter, wanted.sentence, language);
    choices() = difference(m_authored, wanted);
    m_depth = state.depth;
    if (!state.frozen.isEmpty()) {
        m_frozen = state.frozen;
        m_isComparing = true;
    }
    refresh();
    const content::Focus focus = resolved(wanted.focus, trace());
    if (focus.query >= 0 && focus != resolved(m_authored.focus, trace()))
        m_pinned = focus;
    refresh();
    place(0.0);
}

void LessonSession::start(const content::Chapter& chapter, int step, const QString& language)
{
    m_chapter = chapter;
    m_language = language;
    m_step = std::clamp(step, 0, std::max(int(chapter.steps.size()) - 1, 0));
    m_authored = authoredState(m_chapter, m_step, m_language);
    m_own.reset();
    m_stepChoices = {};
    m_freePlay = {};
    m_pinned.reset();
    m_hovered.reset();
    m_taken.clear();
    m_revealed.clear();
    m_history.clear();
    m_previousSentence = lessonSentenceBefore();
}

void LessonSession::reload(const content::Chapter& chapter)
{
    const Cursor before = cursor();
    const int found = chapter.indexOf(step().id);
    m_chapter = chapter;
    m_step = found >= 0 ? found : std::clamp(before.step, 0, std::max(int(chapter.steps.size()) - 1, 0));
    if (found < 0) {
        m_stepChoices = {};
        m_pinned.reset();
    }
    if (m_own && !m_own->example.isEmpty() && textOf(*m_own, m_chapter, m_language).isEmpty())
        m_own.reset(); // the example is gone
    m_hovered.reset();
    m_history.clear();
    if (!m_own)
        m_previousSentence = lessonSentenceBefore();
    refresh();
    place(before.progress);
}

std::optional<LessonSession::FreePlay> LessonSession::freePlay() const
{
    const auto place = std::ranges::find_if(m_chapter.steps, &content::Step::freePlay);
    if (place == m_chapter.steps.end() || m_freePlay == Choices())
        return std::nullopt;
    FreePlay kept;
    kept.authored = authoredState(m_chapter, int(place - m_chapter.steps.begin()), m_language);
    kept.state = kept.authored;
    apply(m_freePlay, kept.state);
    return kept;
}

void LessonSession::restoreFreePlay(const content::State& state)
{
    const int place = m_chapter.indexOf(state.step);
    if (place < 0)
        return;
    m_freePlay = difference(authoredState(m_chapter, place, m_language), state);
    refresh();
    publish();
}

/// Puts the player where the session is and tells everyone.
void LessonSession::place(double progress)
{
    m_isPlacing = true;
    m_player.setTimeline(Timeline(m_chapter));
    m_player.seekStep(m_step, progress);
    m_isPlacing = false;
    m_shown.step = -1;
    publish();
    emit cursorChanged();
}

const content::Step& LessonSession::step() const
{
    static const content::Step none;
    return m_step < m_chapter.steps.size() ? m_chapter.steps[m_step] : none;
}

QString LessonSession::problem() const
{
    return toSentence(m_source.problem());
}

content::Focus LessonSession::focus() const
{
    return resolved(m_hovered.value_or(m_state.focus), trace());
}

void LessonSession::onCursor()
{
    if (m_isPlacing)
        return;
    if (cursor().step != m_step) {
        enterStep(cursor().step);
        publish();
    }
    emit cursorChanged();
}

void LessonSession::enterStep(int step)
{
    m_step = step;
    m_stepChoices = {};
    m_history.forgetStepChoices();
    m_pinned.reset();
    m_hovered.reset();
    refresh();
    if (!m_own) {
        m_previousSentence = lessonSentenceBefore();
        updatePrevious(nullptr);
    }
}

/// The sentence of the step before, when this step brings another one.
QString LessonSession::lessonSentenceBefore() const
{
    if (m_step == 0)
        return {};
    const QString before = authoredState(m_chapter, m_step - 1, m_language).sentence;
    return before == authoredState(m_chapter, m_step, m_language).sentence ? QString() : before;
}

void LessonSession::refresh()
{
    const engine::TracePtr before = trace();
    m_authored = authoredState(m_chapter, m_step, m_language);
    content::State state = m_authored;
    if (m_own)
        state.sentence = textOf(*m_own, m_chapter, m_language);
    apply(choices(), state);
    state.depth = m_depth;
    state.frozen = m_frozen;
    state.focus = m_pinned.value_or(m_authored.focus);
    m_source.request(state);
    if (m_source.model())
        state.head = std::clamp(state.head, 0, int(m_source.model()->weights->heads) - 1);
    m_state = state;
    followFrozen();
    dropStaleFocus();
    updatePrevious(before);
}

void LessonSession::dropStaleFocus()
{
    const engine::TracePtr now = trace();
    if (!now || !m_pinned || (m_pinned->query < int(now->queries()) && m_pinned->key < int(now->keys())))
        return;
    m_pinned.reset();
    m_state.focus = m_authored.focus;
}

/// The earlier sentence under the present settings, so that a comparison shows the change of the sentence
/// alone.
void LessonSession::updatePrevious(const engine::TracePtr& before)
{
    if (isComputing())
        return; // the present trace is still the one before
    if (m_previousSentence.isEmpty() || m_previousSentence == m_state.sentence)
        m_previous = nullptr;
    else if (belongs(before, m_previousSentence, m_state, m_source.model()))
        m_previous = before;
    else if (!belongs(m_previous, m_previousSentence, m_state, m_source.model()))
        m_previous = m_source.traceOf(m_previousSentence);
}

LessonSession::Shown LessonSession::shown() const
{
    return {
        .step = m_step,
        .trace = trace(),
        .previous = m_previous,
        .state = m_state,
        .focus = focus(),
        .isPinned = isPinned(),
        .problem = m_source.problem(),
        .isComputing = isComputing(),
        .isRevealed = isRevealed(),
        .prediction = prediction(step().id),
        .canUndo = canUndo(),
        .canRedo = canRedo(),
        .frozen = frozenTrace(),
        .isComparing = m_isComparing,
    };
}

void LessonSession::publish()
{
    const Shown now = shown();
    const Shown before = std::exchange(m_shown, now);
    if (now.step != before.step)
        emit stepChanged();
    if (now.trace != before.trace || now.previous != before.previous || now.frozen != before.frozen)
        emit traceChanged();
    if (now.state != before.state)
        emit stateChanged();
    if (now.focus != before.focus || now.isPinned != before.isPinned)
        emit focusChanged();
    if (now.problem != before.problem)
        emit problemChanged();
    if (now.isComputing != before.isComputing)
        emit computingChanged();
    if (now.isRevealed != before.isRevealed || now.prediction != before.prediction)
        emit predictionChanged();
    if (now.canUndo != before.canUndo || now.canRedo != before.canRedo)
        emit historyChanged();
    if (now.isComparing != before.isComparing)
        emit comparingChanged();
}

} // namespace casefile::playback
