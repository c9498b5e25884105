#pragma once

#include "app/content/json_reader.h"
#include "app/content/question.h"

namespace casefile::content {

QStringList clozeKeys(); ///< beside those of every question
ClozeTask readCloze(const JsonReader& question);
Localized solutionOf(const Gap& gap); ///< what belongs into it
Verdict grade(const ClozeTask& task, const Question& question, const Answer& answer,
              const engine::AttentionTrace& trace);

} // namespace casefile::content
