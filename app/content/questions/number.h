#pragma once

#include "app/content/json_reader.h"
#include "app/content/quantity.h"

namespace casefile::content {

/// The keys that a question of this type has beside those of every question.
QStringList numberKeys();
NumberTask readNumber(const JsonReader& question);
/// The quantity when the engine makes this mistake; nothing when the mistaken pass has no such cell.
std::optional<double> mistakenValue(const Quantity& quantity, const engine::AttentionTrace& trace,
                                    const engine::CellRef& cell, engine::Mistake mistake);
Verdict grade(const NumberTask& task, const Question& question, const Answer& answer,
              const engine::AttentionTrace& trace);

} // namespace casefile::content
