#pragma once

#include "app/content/json_reader.h"
#include "app/content/known_names.h"
#include "app/content/question.h"

#include <optional>

namespace casefile::content {

/// What every question has; the task is read by its type. Nothing when there is no id or no known type.
std::optional<Question> readQuestion(const JsonReader& place, const KnownNames& names, QStringList& seen);

} // namespace casefile::content
