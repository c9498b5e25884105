// What happens to a quiz session: answers, hints, tries, moving between questions.
#include "app/playback/quiz_session.h"

#include <algorithm>

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
    if (!item->isJudged())
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

/// The state under which an open question is asked. A cell that was chosen in another sentence is chosen no
/// more.
void QuizSession::settleState(QuizItem& item)
{
    const QString before = item.state.sentence;
    item.state = content::stateOf(item.question, m_language);
    if (item.state.sentence.isEmpty())
        item.state.sentence = m_ownSentence;
    if (item.answer && item.answer->row >= 0 && item.state.sentence != before) {
        item.answer.reset();
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

void QuizSession::choose(const content::Answer& answer)
{
    QuizItem* item = present();
    if (!item || !item->isOpen())
        return;
    item->isUnreadable = false;
    item->answer.reset();
    if (isComplete(answer, item->question))
        item->answer = answer;
    item->phase = item->answer && item->certainty ? QuizPhase::Ready : QuizPhase::Asking;
    emit changed();
}

void QuizSession::setCertainty(content::Certainty certainty)
{
    QuizItem* item = present();
    if (!item || !item->isOpen())
        return;
    item->certainty = certainty;
    item->phase = item->answer ? QuizPhase::Ready : QuizPhase::Asking;
    emit changed();
}

void QuizSession::submit()
{
    if (!canSubmit())
        return;
    QuizItem& item = *present();
    const content::Verdict verdict = content::grade(item.question, *item.answer, *trace());
    if (verdict.unreadable) {
        item.isUnreadable = true;
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
    item.answer.reset();
    item.certainty.reset();
    item.spentMs = 0;
    ++item.attempt;
    m_shownSince = m_clock();
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
