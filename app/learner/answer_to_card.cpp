#include "app/learner/answer_to_card.h"

#include "app/learner/beliefs.h"

namespace casefile::learner {

namespace {

bool isDue(const Card& card, const QDateTime& now, const StudyCalendar& calendar)
{
    if (card.state.phase == Phase::New)
        return true;
    return card.isOnStep() ? card.dueUtcMs <= now.toMSecsSinceEpoch() : card.dueDay <= calendar.dayOf(now);
}

} // namespace

Grade proposedGrade(const content::AnswerRecord& answer)
{
    if (!answer.right)
        return Grade::Again;
    return answer.hintsUsed > 0 || answer.attempt > 1 ? Grade::Hard : Grade::Good;
}

CardAnswer cardAnswerOf(const content::AnswerRecord& answer)
{
    CardAnswer shown;
    shown.proposed = proposedGrade(answer);
    shown.grade = *shown.proposed;
    shown.certainty = answer.certainty;
    shown.hintsUsed = answer.hintsUsed;
    shown.itemVersion = answer.questionVersion;
    shown.seed = answer.seed;
    shown.optionIds = answer.optionIds;
    shown.durationMs = answer.durationMs;
    shown.when = answer.when;
    return shown;
}

QList<NewCard> beliefCards(const content::AnswerRecord& answer, const Store& store)
{
    if (answer.misconception.isEmpty() || answer.right)
        return {};
    const QList<content::AnswerRecord> before = store.answersShowing(answer.misconception);
    if (stateAfter(before, answer) != BeliefState::Active)
        return {};
    return {{answer.misconception, answer.chapter}};
}

GivenAnswer givenInQuiz(const content::AnswerRecord& answer, const Store& store, const Deck& deck)
{
    GivenAnswer given{
        {answer.questionId, answer.chapter}, cardAnswerOf(answer), answer, beliefCards(answer, store)};
    const Card* card = deck.find(answer.questionId);
    given.answer.crams = answer.right && card && !isDue(*card, answer.when, deck.calendar());
    return given;
}

} // namespace casefile::learner
