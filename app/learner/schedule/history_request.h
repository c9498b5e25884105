#pragma once

#include "app/content/json_reader.h"

#include <QJsonArray>

namespace casefile::learner {

/// Schedules a history: {"params": {…}, "reviews": [{"rating": 3, "elapsed_days": 0}, …], "card": 7}. The
/// answer holds for each review what the card is after it: "stability", "difficulty", "state" (0 new,
/// 1 learning, 2 review, 3 relearning), "interval_days", "interval_minutes", "step", "reps", "lapses", and
/// "retrievability_before". "card" (for the fuzz) is 0 when it is not said. Empty when there were faults.
QJsonArray scheduleHistory(const content::JsonReader& request);

} // namespace casefile::learner
