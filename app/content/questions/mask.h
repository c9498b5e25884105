#pragma once

#include "app/content/json_reader.h"
#include "app/content/question.h"

namespace casefile::content {

QStringList maskKeys(); ///< beside those of every question
MaskTask readMaskTask(const JsonReader& question);
/// The rows of the answer in this trace: "1" for a visible cell, "0" for a hidden one.
QStringList rightRows(const MaskTask& task, const engine::AttentionTrace& trace);
Verdict grade(const MaskTask& task, const Question& question, const Answer& answer,
              const engine::AttentionTrace& trace);

} // namespace casefile::content
