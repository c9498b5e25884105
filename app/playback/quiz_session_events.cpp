// What happens to a quiz session: answers, hints, tries, moving between questions.
#include "app/playback/quiz_session.h"

#include <algorithm>
#include <variant>

using namespace Qt::StringLiterals;

namespace casefile::playback {

void QuizSession::setLanguage(const QString& language)
{
    if (language == m_language)
        return;
    m_language = language;
    requestTrace();
    emit changed();
}

void QuizSession::setOwnSentence(const QString& sentence)
{
    if (sentence == m_ownSentence)
        return;
    m_ownSentence = sentence;
    requestTrace();
    emit changed();
}

/// The trace that the present question is about. A judged question keeps the state under which it was judged.
void QuizSession::requestTrace()
{
    QuizItem* item = present();
    if (!item)
        return;
    if (!item->isJudged() || item->variant > 0)
        settleState(*item);
    const engine::TracePtr before = m_source.trace();
    m_source.request(item->state);
    settleVerdict();
    if (m_source.trace() != before)
        emit traceChanged();
}

/// What there is to say about an answer that was judged in an earlier sitting.
void QuizSession::settleVerdict()
{
    QuizItem* item = present();
    if (!item || item->isOpen() || item->verdict || !trace())
        return;
    item->verdict = content::grade(item->question, item->answer.value_or(content::Answer()), *trace());
    if (!item->answer)
        item->verdict->feedback.clear();
}

/// The state under which an open question is asked. Cells that were chosen in another sentence are chosen
/// no more.
void QuizSession::settleState(QuizItem& item)
{
    const QString before = item.state.sentence;
    item.state = content::stateOf(item.question, m_language);
    if (item.state.sentence.isEmpty())
        item.state.sentence = m_ownSentence;
    const bool isOfCells = std::holds_alternative<content::CellTask>(item.question.task) ||
                           std::holds_alternative<content::MaskTask>(item.question.task);
    if (item.answer && isOfCells && item.state.sentence != before) {
        item.answer.reset();
        item.earlier.clear();
        item.phase = QuizPhase::Asking;
    }
}

void QuizSession::show(int index)
{
    m_index = index;
    m_shownSince = m_clock();
    requestTrace();
    emit changed();
    if (phase() == QuizPhase::Finished)
        emit finished();
}

/// How long the present visit to the present question has been, capped.
qint64 QuizSession::visitMs() const
{
    return m_isOnScreen
               ? std::clamp(m_shownSince.msecsTo(m_clock()), qint64(0), content::AnswerRecord::longestMs)
               : 0;
}

/// Adds the time of this visit to an open question.
void QuizSession::leave()
{
    QuizItem* item = present();
    if (item && item->isOpen())
        item->spentMs += visitMs();
    m_shownSince = m_clock();
}

void QuizSession::setOnScreen(bool on)
{
    if (on == m_isOnScreen)
        return;
    leave();
    m_isOnScreen = on;
}

/// An open question is ready when all parts and the certainty are there.
void QuizSession::followAnswer(QuizItem& item)
{
    item.isUnreadable = false;
    item.phase = item.isAnswered() && item.certainty ? QuizPhase::Ready : QuizPhase::Asking;
    emit changed();
}

void QuizSession::choose(const content::Answer& answer)
{
    QuizItem* item = present();
    if (!item || !item->isOpen())
        return;
    item->earlier.append(item->answer);
    item->answer.reset();
    const bool isInPart = !answer.parts.isEmpty();
    if (!isBlank(answer) && (isInPart || isComplete(answer, item->question)))
        item->answer = answer;
    followAnswer(*item);
}

bool QuizSession::canUndo() const
{
    return item() && item()->isOpen() && !item()->isRating && !item()->earlier.isEmpty();
}

void QuizSession::undo()
{
    if (!canUndo())
        return;
    QuizItem& item = *present();
    item.answer = item.earlier.takeLast();
    followAnswer(item);
}

void QuizSession::setCertainty(content::Certainty certainty)
{
    QuizItem* item = present();
    if (!item || !item->isOpen())
        return;
    item->certainty = certainty;
    followAnswer(*item);
}

void QuizSession::submit()
{
    if (!canSubmit())
        return;
    QuizItem& item = *present();
    const content::Verdict verdict = content::grade(item.question, *item.answer, *trace());
    if (verdict.unreadable || verdict.isUnrated) {
        item.isUnreadable = verdict.unreadable;
        item.isRating = verdict.isUnrated;
        if (verdict.isUnrated) // no point is ticked yet
            item.answer->parts.fill(u"0"_s, points().size());
        emit changed();
        return;
    }
    item.phase = verdict.right ? QuizPhase::Right : QuizPhase::Wrong;
    judge(item, verdict);
}

void QuizSession::judge(QuizItem& item, const content::Verdict& verdict)
{
    content::AnswerRecord data;
    data.questionId = item.question.id;
    data.questionVersion = item.question.version;
    data.chapter = m_chapter;
    data.optionIds = optionIds(item);
    data.seed = item.seed;
    data.given = item.answer ? toText(*item.answer) : QString();
    data.right = verdict.right;
    data.misconception = verdict.misconception;
    data.certainty = item.certainty.value_or(content::Certainty::Guess);
    data.hintsUsed = item.hintsUsed;
    data.attempt = item.attempt;
    data.state = content::toJson(item.state);
    data.durationMs = std::min(item.spentMs + visitMs(), content::AnswerRecord::longestMs);
    data.when = m_clock();
    item.verdict = verdict;
    if (!item.first)
        item.first = data;
    emit answered(data);
    emit changed();
}

void QuizSession::takeHint()
{
    QuizItem* item = present();
    const bool mayHelp = item && (item->isOpen() || item->phase == QuizPhase::Wrong);
    if (!mayHelp || !hasMoreHints())
        return;
    ++item->hintsUsed;
    emit changed();
}

void QuizSession::tryAgain()
{
    if (phase() != QuizPhase::Wrong)
        return;
    QuizItem& item = *present();
    item.phase = QuizPhase::Asking;
    const bool isMended = item.answer && !item.answer->parts.isEmpty() && !item.isRating;
    if (!isMended)
        item.answer.reset();
    item.earlier.clear();
    item.isRating = false;
    item.certainty.reset();
    item.spentMs = 0;
    ++item.attempt;
    m_shownSince = m_clock();
    emit changed();
}

/// What was answered before stays: the first answer drives the diagnosis.
void QuizSession::takeVariant(const content::Question& question)
{
    QuizItem* item = present();
    if (!item || item->isOpen() || question.id != item->question.id)
        return;
    QuizItem fresh = itemFor(question, item->variant + 1);
    fresh.first = item->first;
    fresh.attempt = item->attempt + 1;
    *item = fresh;
    m_shownSince = m_clock();
    requestTrace();
    emit changed();
}

void QuizSession::giveUp()
{
    QuizItem* item = present();
    if (!item || !(item->isOpen() || item->phase == QuizPhase::Wrong))
        return;
    const bool isAnswer = item->isOpen();
    item->phase = QuizPhase::GivenUp;
    item->isUnreadable = false;
    if (!isAnswer) {
        emit changed();
        return;
    }
    item->answer.reset();
    item->certainty.reset();
    content::Verdict verdict = trace() ? content::grade(item->question, {}, *trace()) : content::Verdict();
    verdict.right = false;
    verdict.unreadable = false;
    verdict.misconception.clear(); // who gives no answer shows a gap, not a belief
    verdict.feedback.clear();
    judge(*item, verdict);
}

void QuizSession::next()
{
    goTo(m_index + 1);
}

void QuizSession::previous()
{
    goTo(m_index - 1);
}

void QuizSession::goTo(int index)
{
    if (m_items.isEmpty() || index == m_index || index < 0 || index > count())
        return;
    leave();
    show(index);
}

void QuizSession::finish()
{
    goTo(count());
}

void QuizSession::review()
{
    if (phase() == QuizPhase::Finished)
        goTo(0);
}

} // namespace casefile::playback
