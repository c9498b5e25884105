#include "app/learner/schedule/day_plan.h"

#include <algorithm>
#include <tuple>

namespace casefile::learner {

namespace {

/// How long a card waits for its turn; the order of equal ones is that of their numbers.
struct Turn
{
    double urgency = 0.0; ///< the greater, the earlier
    qint64 number = 0;

    bool operator<(const Turn& other) const
    {
        return std::tie(other.urgency, number) < std::tie(urgency, other.number);
    }
};

std::vector<qint64> firstOf(std::vector<Turn>& turns, int count)
{
    const auto end = turns.begin() + std::clamp<std::ptrdiff_t>(count, 0, std::ssize(turns));
    std::partial_sort(turns.begin(), end, turns.end());
    std::vector<qint64> numbers;
    for (auto turn = turns.begin(); turn != end; ++turn)
        numbers.push_back(turn->number);
    return numbers;
}

/// How many overdue cards are still for today. What was done today belongs to the day's share.
int overdueForToday(int overdue, int doneToday, const std::optional<BacklogPlan>& plan, StudyDay today)
{
    const int daysLeft = plan ? plan->from + plan->days - today : 1;
    if (daysLeft <= 1 || today < plan->from)
        return overdue;
    const int share = (overdue + doneToday + daysLeft - 1) / daysLeft;
    return std::clamp(share - doneToday, 0, overdue);
}

/// The cards that may be asked, not yet cut by the limits.
struct Candidates
{
    std::vector<Turn> steps;
    std::vector<Turn> reviews;
    std::vector<Turn> newCards;
    int overdue = 0; ///< of the reviews
};

void addStep(DayPlan& plan, Candidates& found, const Card& card, qint64 nowMs)
{
    if (card.dueUtcMs <= nowMs)
        found.steps.push_back({double(nowMs - card.dueUtcMs), card.number});
    else
        plan.nextStepUtcMs = std::min(plan.nextStepUtcMs.value_or(card.dueUtcMs), card.dueUtcMs);
}

} // namespace

std::optional<qint64> DayPlan::next() const
{
    for (const auto* queue : {&steps, &reviews, &newCards}) {
        if (!queue->empty())
            return queue->front();
    }
    return std::nullopt;
}

DayPlan planDay(std::span<const Card> cards, const DailyLimits& limits, const DayTally& done,
                const QDateTime& now, const StudyCalendar& calendar)
{
    const StudyDay today = calendar.dayOf(now);
    const qint64 nowMs = now.toMSecsSinceEpoch();
    DayPlan plan;
    Candidates found;
    for (const Card& card : cards) {
        if (card.state.phase == Phase::New) {
            found.newCards.push_back({0.0, card.number});
        } else if (card.isOnStep()) {
            addStep(plan, found, card, nowMs);
        } else if (card.dueDay <= today) {
            found.reviews.push_back({(today - card.lastDay) / card.state.memory.stability, card.number});
            found.overdue += card.dueDay < today;
        }
    }
    const int due = int(found.reviews.size());
    const int putOffByPlan =
        found.overdue - overdueForToday(found.overdue, done.overdue, limits.backlog, today);
    plan.steps = firstOf(found.steps, int(found.steps.size()));
    plan.reviews = firstOf(found.reviews, std::min(due - putOffByPlan, limits.reviews - done.reviews));
    plan.newCards = firstOf(found.newCards, limits.newCards - done.newCards);
    plan.putOff = due - int(plan.reviews.size());
    return plan;
}

} // namespace casefile::learner
