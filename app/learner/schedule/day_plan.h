#pragma once

#include "app/learner/schedule/card.h"
#include "app/learner/schedule/review.h"

#include <optional>
#include <span>
#include <vector>

namespace casefile::learner {

/// A backlog that is worked off in so many days, instead of standing before the learner as a wall.
struct BacklogPlan
{
    StudyDay from = 0;
    int days = 1;

    bool operator==(const BacklogPlan&) const = default;
};

/// How much a learner wants to do in a day.
struct DailyLimits
{
    int newCards = 20;
    int reviews = 200;
    std::optional<BacklogPlan> backlog;
    int leechLapses = 8; ///< failures in review until a card leads to its lesson; 0: never

    bool operator==(const DailyLimits&) const = default;
};

/// What is to be done now, by card number.
struct DayPlan
{
    std::vector<qint64> steps;           ///< on a step that is due, the longest due first
    std::vector<qint64> reviews;         ///< those most nearly forgotten first
    std::vector<qint64> newCards;        ///< in their order
    int putOff = 0;                      ///< reviews due that the limits leave for other days
    std::optional<qint64> nextStepUtcMs; ///< when the next step is due that is not due yet

    /// Steps go before reviews, reviews before new cards.
    std::optional<qint64> next() const;
};

/// Plans what is left of a day. Cards in review are ordered by recall, lowest first: by elapsed days over
/// stability, on which recall depends under any parameters.
DayPlan planDay(std::span<const Card> cards, const DailyLimits& limits, const DayTally& done,
                const QDateTime& now, const StudyCalendar& calendar);

} // namespace casefile::learner
