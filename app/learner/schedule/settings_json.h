#pragma once

#include "app/content/json_reader.h"
#include "app/learner/schedule/scheduler.h"

#include <QJsonObject>

namespace casefile::learner {

/// Settings with the names that FSRS programs share ("request_retention", "w", …); all parameters are
/// written.
QJsonObject toJson(const ScheduleSettings& settings);

/// What is missing is as by default, except that a request without "enable_fuzz" is not fuzzed. Parameters
/// may be those of an older FSRS: they are migrated, and brought inside their bounds.
/// "interval_modifier" must be what follows from the others. Faults name their place.
ScheduleSettings readScheduleSettings(const content::JsonReader& place);

} // namespace casefile::learner
