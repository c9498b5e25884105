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
    StudyDay dueDay = 0;  ///< of a card in review
    qint64 dueUtcMs = 0;  ///< of every card that is not new: the moment, or the start of the due day

    bool isOnStep() const { return state.phase == Phase::Learning || state.phase == Phase::Relearning; }
    bool operator==(const Card&) const = default;
};

/// The card after an answer at this moment.
Card dueAfter(const Card& card, const CardState& state, const QDateTime& when, const StudyCalendar& calendar);

} // namespace casefile::learner
