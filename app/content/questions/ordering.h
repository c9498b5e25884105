#pragma once

#include "app/content/json_reader.h"
#include "app/content/question.h"

namespace casefile::content {

QStringList orderingKeys(); ///< beside those of every question
OrderingTask readOrdering(const JsonReader& question);
Verdict grade(const OrderingTask& task, const Question& question, const Answer& answer,
              const engine::AttentionTrace& trace);

} // namespace casefile::content
