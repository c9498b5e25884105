// What the learner does in a lesson session: sentence, settings, focus, prediction, undo. Freezing has a file
// of its own.
#include "app/playback/lesson_session.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace casefile::playback {

void LessonSession::setLanguage(const QString& language)
{
    if (language == m_language)
        return;
    m_language = language;
    if (!m_own)
        m_previousSentence = lessonSentenceBefore();
    m_history.closeEdit();
    refresh();
    m_shown.step = -1; // the words of the step and of a problem are others now
    m_shown.problem = {};
    publish();
}

void LessonSession::setSentence(const QString& sentence)
{
    if (sentence == m_state.sentence)
        return;
    if (sentence == m_authored.sentence) {
        replaceSentence(Edit::What::Sentence, std::nullopt);
        return;
    }
    const OwnSentence own = ownSentence(m_chapter, sentence, m_language);
    replaceSentence(own.example.isEmpty() ? Edit::What::Typing : Edit::What::Sentence, own);
}

void LessonSession::useLessonSentence()
{
    if (m_own)
        replaceSentence(Edit::What::Sentence, std::nullopt);
}

QString LessonSession::learnersSentence() const
{
    return m_own && m_own->example.isEmpty() ? m_own->typed : sentenceAside();
}

void LessonSession::setSentenceAside(const QString& sentence)
{
    if (sentence == m_aside)
        return;
    m_aside = sentence;
    emit stateChanged(); // the same state, with another way back
}

void LessonSession::takeSentenceBack()
{
    if (!sentenceAside().isEmpty())
        setSentence(m_aside);
}

void LessonSession::replaceSentence(Edit::What what, const std::optional<OwnSentence>& sentence)
{
    Edit edit;
    edit.what = what;
    edit.part = Edit::Part::Sentence;
    edit.step = step().id;
    edit.sentenceBefore = m_own;
    edit.sentenceAfter = sentence;
    edit.textBefore = m_state.sentence;
    edit.textAfter = sentence ? textOf(*sentence, m_chapter, m_language) : m_authored.sentence;
    if (!m_history.record(edit))
        m_previousSentence = trace() ? QString::fromStdString(trace()->sentence) : QString();
    m_own = sentence;
    m_aside.clear(); // the learner has chosen anew
    m_hovered.reset();
    refresh();
    publish();
}

void LessonSession::change(Edit::What what, const std::function<void(content::State&)>& make,
                           const QString& knob)
{
    content::State wanted = m_authored;
    apply(choices(), wanted);
    make(wanted);
    const Choices after = difference(m_authored, wanted);
    if (after == choices())
        return;
    Edit edit;
    edit.what = what;
    edit.part = step().freePlay ? Edit::Part::FreePlay : Edit::Part::Step;
    edit.step = step().id;
    edit.knob = knob;
    edit.choicesBefore = choices();
    edit.choicesAfter = after;
    m_history.record(edit);
    choices() = after;
    refresh();
    publish();
}

void LessonSession::setModel(const QString& name, quint64 seed)
{
    change(Edit::What::Other, [&](content::State& state) {
        state.model = name;
        state.seed = seed;
    });
}

void LessonSession::setHead(int head)
{
    const int heads = m_source.model() ? int(m_source.model()->weights->heads) : 1;
    change(Edit::What::Other, [&](content::State& state) {
        state.head = std::clamp(head, 0, heads - 1);
        state.allHeads = false;
    });
}

void LessonSession::setAllHeads(bool on)
{
    change(Edit::What::Other, [&](content::State& state) { state.allHeads = on; });
}

void LessonSession::setMask(const engine::Mask& mask)
{
    change(Edit::What::Other, [&](content::State& state) { state.mask = mask; });
}

void LessonSession::setScale(bool on)
{
    change(Edit::What::Other, [&](content::State& state) { state.scale = on; });
}

void LessonSession::setTemperature(double temperature)
{
    if (std::isfinite(temperature) && temperature > 0.0)
        change(Edit::What::Temperature, [&](content::State& state) { state.temperature = temperature; });
}

void LessonSession::setPosition(engine::PositionScheme position)
{
    change(Edit::What::Other, [&](content::State& state) { state.position = position; });
}

void LessonSession::setKnob(const QString& id, double value)
{
    setKnobs({{id, value}});
}

void LessonSession::setKnobs(const content::KnobValues& together)
{
    const QString gesture = together.keys().join(u' ');
    const auto turn = [&](content::State& state) {
        for (auto knob = together.cbegin(); knob != together.cend(); ++knob)
            content::setKnob(state, knob.key(), knob.value());
    };
    change(Edit::What::Knob, turn, gesture);
}

void LessonSession::setWeight(const engine::CellRef& cell, double value)
{
    const engine::Model* model = m_source.model();
    if (!model || !engine::weightMatrix(*model->weights, cell.tensor) || !std::isfinite(value))
        return;
    engine::WeightEdit edit = engine::placeOf(model->unedited ? *model->unedited : *model->weights, cell);
    const double own = std::exchange(edit.value, value);
    const auto make = [&](content::State& state) {
        if (value == own)
            content::removeEdit(state, edit);
        else
            content::setEdit(state, edit);
    };
    change(Edit::What::Weight, make,
           QStringLiteral("%1 %2 %3").arg(int(edit.tensor)).arg(edit.row).arg(edit.column));
}

void LessonSession::putBackWeights()
{
    change(Edit::What::Other, [](content::State& state) { state.edits.clear(); });
}

void LessonSession::setMemory(const QString& memory)
{
    change(Edit::What::Memory, [&](content::State& state) { state.memory = memory; });
}

void LessonSession::setDepth(content::Depth depth)
{
    m_depth = depth;
    refresh();
    publish();
}

void LessonSession::hover(int query, int key)
{
    if (isPinned())
        return;
    m_hovered.reset();
    if (query >= 0 || key >= 0)
        m_hovered = content::Focus{query, key};
    publish();
}

void LessonSession::pin(int query, int key)
{
    m_pinned.reset();
    m_hovered.reset();
    if (query >= 0 || key >= 0)
        m_pinned = content::Focus{query, key};
    refresh();
    publish();
}

void LessonSession::unpin()
{
    pin(-1, -1);
}

std::optional<int> LessonSession::prediction(const QString& stepId) const
{
    const auto taken = m_taken.constFind(stepId);
    if (taken == m_taken.cend() || (stepId == step().id && taken->state != questionState()))
        return {};
    return taken->option;
}

Prediction LessonSession::openPrediction() const
{
    if (step().prediction.isEmpty() || !trace())
        return {};
    return makePrediction(step().prediction, *trace(), m_state.head, m_authored.focus);
}

bool LessonSession::isRevealed() const
{
    return step().prediction.isEmpty() || m_revealed.contains(step().id);
}

/// What a prediction is about: not the depth, one head whatever is drawn with it, no frozen state, and the
/// author's focus rather than a pinned one.
content::State LessonSession::questionState() const
{
    content::State state = m_state;
    state.depth = content::Depth::Story;
    state.allHeads = false;
    state.focus = m_authored.focus;
    state.frozen.clear();
    return state;
}

void LessonSession::predict(int option)
{
    if (option >= openPrediction().options.size() || prediction(step().id))
        return;
    m_revealed.insert(step().id);
    if (option >= 0)
        m_taken.insert(step().id, {option, questionState()});
    publish();
}

void LessonSession::undo()
{
    if (const std::optional<Edit> edit = m_history.undo())
        restore(*edit, edit->sentenceBefore, edit->choicesBefore, edit->frozenBefore);
}

void LessonSession::redo()
{
    if (const std::optional<Edit> edit = m_history.redo())
        restore(*edit, edit->sentenceAfter, edit->choicesAfter, edit->frozenAfter);
}

void LessonSession::restore(const Edit& edit, const std::optional<OwnSentence>& sentence,
                            const Choices& choices, const QString& frozen)
{
    switch (edit.part) {
    case Edit::Part::Sentence:
        m_previousSentence = trace() ? QString::fromStdString(trace()->sentence) : QString();
        m_own = sentence;
        m_hovered.reset();
        break;
    case Edit::Part::Step:
        m_stepChoices = choices;
        break;
    case Edit::Part::FreePlay:
        m_freePlay = choices;
        if (!step().freePlay) // the change would not be seen here
            m_player.seekStep(m_chapter.indexOf(edit.step), 1.0);
        break;
    case Edit::Part::Frozen:
        m_frozen = frozen;
        m_isComparing = m_isComparing && isFrozen();
        break;
    }
    refresh();
    publish();
}

} // namespace casefile::playback
