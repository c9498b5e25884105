#pragma once

#include "app/content/json_reader.h"
#include "app/content/question.h"

namespace casefile::content {

QStringList matchingKeys(); ///< beside those of every question
MatchingTask readMatching(const JsonReader& question);
Verdict grade(const MatchingTask& task, const Question& question, const Answer& answer,
              const engine::AttentionTrace& trace);

} // namespace casefile::content
