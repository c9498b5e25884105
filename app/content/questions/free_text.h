#pragma once

#include "app/content/json_reader.h"
#include "app/content/question.h"

namespace casefile::content {

QStringList freeTextKeys(); ///< beside those of every question
FreeTextTask readFreeText(const JsonReader& question);
Verdict grade(const FreeTextTask& task, const Question& question, const Answer& answer,
              const engine::AttentionTrace& trace);

} // namespace casefile::content
