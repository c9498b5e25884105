#pragma once

#include "app/content/json_reader.h"
#include "app/content/question.h"

namespace casefile::content {

/// The keys that a question of this type has beside those of every question.
QStringList choiceKeys();
ChoiceTask readChoice(const JsonReader& question); ///< one right option

QStringList choicesKeys();
ChoiceTask readChoices(const JsonReader& question); ///< several right options

QStringList trueFalseKeys();
ChoiceTask readTrueFalse(const JsonReader& question); ///< the prompt is a statement

QStringList codeLineKeys();
ChoiceTask readCodeLine(const JsonReader& question); ///< the option is the faulty line

Verdict grade(const ChoiceTask& task, const Question& question, const Answer& answer,
              const engine::AttentionTrace& trace);

} // namespace casefile::content
