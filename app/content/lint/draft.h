#pragma once

#include "app/content/fault.h"
#include "app/content/known_names.h"
#include "app/content/question.h"

#include <QJsonObject>

#include <optional>

namespace casefile::content {

/// A question that is still being written: one language may be missing, and feedback, hints, repair step and
/// misconceptions. Faults are those that keep it from being asked; nothing when there are any.
std::optional<Question> readDraft(const QJsonObject& question, const KnownNames& names, Faults& faults);

} // namespace casefile::content
