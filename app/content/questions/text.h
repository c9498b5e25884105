#pragma once

#include "app/content/json_reader.h"
#include "app/content/question.h"

namespace casefile::content {

QStringList textKeys(); ///< beside those of every question
TextTask readText(const JsonReader& question);
Verdict grade(const TextTask& task, const Question& question, const Answer& answer,
              const engine::AttentionTrace& trace);

} // namespace casefile::content
