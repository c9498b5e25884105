#pragma once

#include "app/content/json_reader.h"

#include <QJsonArray>

namespace casefile::learner {

/// Schedules a history: {"params": {…}, "reviews": [{"rating": 3, "elapsed_days": 0}, …], "card": 7}. The
/// answer holds for each review what the card is after it: "stability" and "difficulty" (also their IEEE-754
/// bits), "state" and "state_name", "interval_days", "interval_minutes", "step", "reps", "lapses",
/// "retrievability_before", and "due" where the review says when it was ("at", with its zone; "due" is UTC).
/// "card" (for the fuzz) is 0 when it is not said. A list of histories gives a list of answers. Empty when
/// there were faults.
QJsonArray scheduleHistory(const content::JsonReader& request);

} // namespace casefile::learner
