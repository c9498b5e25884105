#pragma once

#include "app/learner/schedule/card_state.h"

#include <QString>

#include <array>
#include <vector>

namespace casefile::learner {

/// As the review log names it beside the settings.
inline QString scheduleAlgorithm()
{
    return QStringLiteral("FSRS-6");
}

/// What a learner may set of the schedule.
struct ScheduleSettings
{
    Parameters parameters = defaultParameters;
    double desiredRetention = 0.9;         ///< how likely a card shall be known when it is due
    int maximumInterval = 36500;           ///< days
    std::vector<int> learningSteps{1, 10}; ///< minutes
    std::vector<int> relearningSteps{10};  ///< minutes
    bool shortTerm = true; ///< without it there are no steps: each answer leads to another day
    bool fuzz = true;

    bool operator==(const ScheduleSettings&) const = default;
};

/// What the four buttons do, in the order of allGrades.
using Outcomes = std::array<CardState, allGrades.size()>;

/// FSRS-6 with learning steps: (card, grade, days) -> card. Pure; the same input gives the same output for
/// ever.
class Scheduler
{
public:
    explicit Scheduler(const ScheduleSettings& settings);

    const ScheduleSettings& settings() const { return m_settings; }
    const MemoryModel& model() const { return m_model; }

    /// elapsedDays: study days since the last answer, 0 for a new card. card: its number, for the fuzz.
    CardState after(const CardState& card, Grade grade, int elapsedDays, qint64 number) const;
    /// All four: what a button says of its interval is what after() gives.
    Outcomes preview(const CardState& card, int elapsedDays, qint64 number) const;

private:
    int intervalOf(double stability, int elapsedDays, double share) const;
    void putInOrder(std::array<int, allGrades.size()>& days) const;

    ScheduleSettings m_settings;
    MemoryModel m_model;
    double m_modifier; ///< interval = modifier times stability
};

} // namespace casefile::learner
