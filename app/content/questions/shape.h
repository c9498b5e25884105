#pragma once

#include "app/content/json_reader.h"
#include "app/content/question.h"

namespace casefile::content {

QStringList shapeKeys(); ///< beside those of every question
ShapeTask readShape(const JsonReader& question);
Verdict grade(const ShapeTask& task, const Question& question, const Answer& answer,
              const engine::AttentionTrace& trace);

} // namespace casefile::content
