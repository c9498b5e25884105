#pragma once

#include "app/learner/schedule/day_plan.h"
#include "app/learner/schedule/scheduler.h"

#include <QTimeZone>

namespace casefile::learner {

class Deck;
class Store;

/// What a learner chose of the schedule: how well, how much, and when a day begins.
struct StudyChoices
{
    double retention = 0.9; ///< how likely a card shall be known when it is due
    int newCards = 20;      ///< a day
    int reviews = 200;      ///< a day
    int dayStartsAt = StudyCalendar::usualRollover;
    int backlogDays = 1;      ///< what is overdue is spread over so many; 1: it is all for today
    StudyDay backlogFrom = 0; ///< the first of those days

    static constexpr double leastRetention = 0.70;
    static constexpr double mostRetention = 0.99;
    static constexpr int mostCards = 9999;
    static constexpr int mostBacklogDays = 60;
    static constexpr int latestStart = 23; ///< hours after midnight

    bool operator==(const StudyChoices&) const = default;
};

/// As they were kept; what is missing, or outside its bounds, is as by default.
StudyChoices studyChoices(const Store& store);

/// False when they could not be kept.
bool keepStudyChoices(Store& store, const StudyChoices& choices);

/// From now on the deck plans and schedules by these choices, with the days of that zone.
void apply(const StudyChoices& choices, const QTimeZone& zone, Deck& deck);

} // namespace casefile::learner
