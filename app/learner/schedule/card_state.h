#pragma once

#include "app/learner/schedule/memory_model.h"

namespace casefile::learner {

/// Where a card is on its way. The numbers are those of the database.
enum class Phase { New = 0, Learning = 1, Review = 2, Relearning = 3 };

/// Everything of a card that an answer changes; no clock: intervals, not dates.
struct CardState
{
    Phase phase = Phase::New;
    Memory memory; ///< nothing in it while the card is new
    int step = 0;  ///< index of the learning or relearning step on which it stands
    int repetitions = 0;
    int lapses = 0;          ///< failures in review
    int intervalDays = 0;    ///< until it is due; 0 while it stands on a step of less than a day
    int intervalMinutes = 0; ///< the same, and of such a step

    bool operator==(const CardState&) const = default;
};

} // namespace casefile::learner
