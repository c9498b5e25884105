#include "app/learner/schedule/scheduler.h"

#include "app/learner/schedule/fuzz.h"
#include "app/learner/schedule/rounding.h"

#include <algorithm>
#include <optional>

namespace casefile::learner {

namespace {

constexpr int minutesOfDay = 24 * 60;

std::size_t indexOf(Grade grade)
{
    return std::size_t(grade) - 1;
}

/// A card on its steps: which step is next, and after how many minutes.
struct StepWait
{
    int step = 0;
    int minutes = 0;
};

/// Hard waits between the first two steps, whichever step the card stands on.
int waitOfHard(const std::vector<int>& steps)
{
    const double minutes = steps.size() == 1 ? 1.5 * steps[0] : (steps[0] + steps[1]) / 2.0;
    return int(roundedHalfUp(minutes));
}

/// Nothing: the card leaves its steps.
std::optional<StepWait> nextStep(const std::vector<int>& steps, int step, Grade grade)
{
    const std::size_t next = std::size_t(step) + 1;
    if (steps.empty() || grade == Grade::Easy || (grade == Grade::Good && next >= steps.size()))
        return std::nullopt;
    switch (grade) {
    case Grade::Again:
        return StepWait{0, steps[0]};
    case Grade::Hard:
        return StepWait{step, waitOfHard(steps)};
    default:
        return StepWait{step + 1, steps[next]};
    }
}

/// The steps that this answer may lead to; none for a card in review that is known.
std::optional<StepWait> stepAfter(const CardState& card, Grade grade, const ScheduleSettings& settings)
{
    if (!settings.shortTerm || (card.phase == Phase::Review && grade != Grade::Again))
        return std::nullopt;
    const bool learns = card.phase == Phase::New || card.phase == Phase::Learning;
    return nextStep(learns ? settings.learningSteps : settings.relearningSteps, card.step, grade);
}

void waitForStep(CardState& card, const StepWait& wait)
{
    const bool learns = card.phase == Phase::New || card.phase == Phase::Learning;
    card.step = wait.step;
    card.intervalMinutes = wait.minutes;
    card.intervalDays = wait.minutes / minutesOfDay;
    if (card.intervalDays > 0) // a step of a day or more is a review on another day
        card.phase = Phase::Review;
    else
        card.phase = learns ? Phase::Learning : Phase::Relearning;
}

void waitForDays(CardState& card, int days)
{
    card.phase = Phase::Review;
    card.step = 0;
    card.intervalDays = days;
    card.intervalMinutes = days * minutesOfDay;
}

} // namespace

Scheduler::Scheduler(const ScheduleSettings& settings)
    : m_settings(settings)
    , m_model(settings.parameters, settings.shortTerm)
    , m_modifier(m_model.intervalModifier(settings.desiredRetention))
{}

CardState Scheduler::after(const CardState& card, Grade grade, int elapsedDays, qint64 number) const
{
    return preview(card, elapsedDays, number)[indexOf(grade)];
}

Outcomes Scheduler::preview(const CardState& card, int elapsedDays, qint64 number) const
{
    const double share = m_settings.fuzz ? fuzzShare(number, card.repetitions) : 0.0;
    Outcomes outcomes;
    std::array<int, allGrades.size()> days{};
    for (const Grade grade : allGrades) {
        CardState& after = outcomes[indexOf(grade)] = card;
        after.memory =
            card.phase == Phase::New ? m_model.first(grade) : m_model.next(card.memory, grade, elapsedDays);
        days[indexOf(grade)] = intervalOf(after.memory.stability, elapsedDays, share);
    }
    if (card.phase == Phase::Review || !m_settings.shortTerm)
        putInOrder(days);
    for (const Grade grade : allGrades) {
        CardState& after = outcomes[indexOf(grade)];
        ++after.repetitions;
        after.lapses += card.phase == Phase::Review && grade == Grade::Again;
        if (const auto wait = stepAfter(card, grade, m_settings))
            waitForStep(after, *wait);
        else
            waitForDays(after, days[indexOf(grade)]);
    }
    return outcomes;
}

int Scheduler::intervalOf(double stability, int elapsedDays, double share) const
{
    const double free = roundedHalfUp(stability * m_modifier);
    const int days = int(std::clamp(free, 1.0, double(m_settings.maximumInterval)));
    return m_settings.fuzz ? fuzzed(days, share, elapsedDays, m_settings.maximumInterval) : days;
}

/// A better grade never waits less. After the maximum was applied, which may so be passed by two or three
/// days.
void Scheduler::putInOrder(std::array<int, allGrades.size()>& days) const
{
    auto& [again, hard, good, easy] = days;
    if (m_settings.shortTerm) {
        hard = std::min(hard, good);
    } else {
        again = std::min(again, hard);
        hard = std::max(hard, again + 1);
    }
    good = std::max(good, hard + 1);
    easy = std::max(easy, good + 1);
}

} // namespace casefile::learner
