#include "app/learner/schedule/card.h"

namespace casefile::learner {

Card dueAfter(const Card& card, const CardState& state, const QDateTime& when, const StudyCalendar& calendar)
{
    constexpr qint64 minuteMs = 60 * 1000;
    Card after = card;
    after.state = state;
    after.lastDay = calendar.dayOf(when);
    after.dueDay = after.lastDay + state.intervalDays;
    after.dueUtcMs = after.isOnStep() ? when.toMSecsSinceEpoch() + state.intervalMinutes * minuteMs
                                      : calendar.startOf(after.dueDay).toMSecsSinceEpoch();
    return after;
}

} // namespace casefile::learner
