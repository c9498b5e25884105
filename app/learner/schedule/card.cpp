#include "app/learner/schedule/card.h"

namespace casefile::learner {

Card dueAfter(const Card& card, const CardState& state, qint64 answeredUtcMs, StudyDay day)
{
    constexpr qint64 minuteMs = 60 * 1000;
    Card after = card;
    after.state = state;
    after.lastDay = day;
    after.dueDay = day + state.intervalDays;
    after.dueUtcMs = after.isOnStep() ? answeredUtcMs + state.intervalMinutes * minuteMs : 0;
    return after;
}

} // namespace casefile::learner
