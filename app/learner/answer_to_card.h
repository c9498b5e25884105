#pragma once

#include "app/learner/deck.h"

namespace casefile::learner {

/// What the grader suggests: Again when it was wrong or given up, Hard when it was right after a hint or a
/// second try, else Good. Easy only the learner says; speed says nothing.
Grade proposedGrade(const content::AnswerRecord& answer);

/// What was shown and done, with the proposed grade; grade and duration are as proposed and recorded.
CardAnswer cardAnswerOf(const content::AnswerRecord& answer);

/// The card of the belief that this answer makes an active one; none when it does not. The store has the
/// answers before it.
QList<NewCard> beliefCards(const content::AnswerRecord& answer, const Store& store);

/// A first answer in a quiz, with its card. One that is right before its card is due is practice only, kept
/// like cramming: learning twice in an hour is no proof of remembering. A failure counts at any time.
GivenAnswer givenInQuiz(const content::AnswerRecord& answer, const Store& store, const Deck& deck);

} // namespace casefile::learner
