#pragma once

#include "app/content/json_reader.h"
#include "app/content/question.h"

namespace casefile::content {

/// The keys that a question of this type has beside those of every question.
QStringList cellKeys();
CellTask readCell(const JsonReader& question);
Verdict grade(const CellTask& task, const Question& question, const Answer& answer,
              const engine::AttentionTrace& trace);

} // namespace casefile::content
