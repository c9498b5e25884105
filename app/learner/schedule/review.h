#pragma once

#include "app/content/answer_record.h"
#include "app/learner/schedule/card_state.h"
#include "app/learner/schedule/study_day.h"

#include <QDateTime>
#include <QStringList>

#include <optional>
#include <span>

namespace casefile::learner {

/// What an answer was for. The numbers are those of the review log.
enum class ReviewKind {
    Learn = 0,
    Review = 1,
    Relearn = 2,
    Cram = 3, ///< before an examination: kept, but it moves no card and is counted nowhere
};

/// How a card was answered: what the learner did, and what was shown.
struct CardAnswer
{
    Grade grade = Grade::Good;
    std::optional<Grade> proposed; ///< what the grader or the rubric suggested
    bool crams = false;
    content::Certainty certainty = content::Certainty::Guess;
    int hintsUsed = 0;
    int itemVersion = 1;
    quint64 seed = 0;      ///< of the variant and of the order of options
    QStringList optionIds; ///< in the order shown
    qint64 durationMs = 0; ///< at most content::AnswerRecord::longestMs is kept
    QDateTime when;

    bool operator==(const CardAnswer&) const = default;
};

/// Where a card stood at an answer.
struct Standing
{
    Phase phase = Phase::New;
    Memory memory;

    Standing() = default;
    Standing(const CardState& card)
        : phase(card.phase)
        , memory(card.memory)
    {}

    bool operator==(const Standing&) const = default;
};

/// One row of the review log: all that is needed to schedule the card again from its history.
struct Review
{
    qint64 card = 0;
    CardAnswer answer;
    ReviewKind kind = ReviewKind::Learn;
    StudyDay day = 0;
    int elapsedDays = 0;   ///< since the last answer that counted
    int scheduledDays = 0; ///< that it should have been
    qint64 settings = 0;   ///< number of the settings that it was scheduled under
    Standing before;
    Standing after;

    bool operator==(const Review&) const = default;
};

ReviewKind kindOf(Phase before, bool crams);

/// How much of a day's work is done. Cramming is no work.
struct DayTally
{
    int newCards = 0; ///< seen for the first time
    int reviews = 0;
    int overdue = 0; ///< of the reviews, those that were late

    bool operator==(const DayTally&) const = default;
};

DayTally tallyOf(std::span<const Review> reviews, StudyDay day);

/// Whether a card has just been failed so often that asking again does not help: at `lapses` failures in
/// review, and again at each half as many more. It should lead to the step of the lesson that repairs it.
bool isLeechNow(const CardState& before, const CardState& after, int lapses);

} // namespace casefile::learner
