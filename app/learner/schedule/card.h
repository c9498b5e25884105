#pragma once

#include "app/learner/schedule/card_state.h"
#include "app/learner/schedule/study_day.h"

#include <QString>

namespace casefile::learner {

/// Something that is asked again and again, and when.
struct Card
{
    qint64 number = 0; ///< in the database, for ever; also the order of the new ones
    QString item;      ///< what is asked: the id of a question, a template or a misconception
    QString chapter;
    CardState state;
    StudyDay lastDay = 0; ///< of the last answer that counted
    StudyDay dueDay = 0;  ///< of a card that is not new
    qint64 dueUtcMs = 0;  ///< of a card on a step of less than a day; else 0

    bool isOnStep() const { return state.phase == Phase::Learning || state.phase == Phase::Relearning; }
    bool operator==(const Card&) const = default;
};

/// The card after an answer at this moment, which belongs to this day.
Card dueAfter(const Card& card, const CardState& state, qint64 answeredUtcMs, StudyDay day);

} // namespace casefile::learner
