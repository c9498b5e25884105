#pragma once

#include "app/content/json_reader.h"
#include "app/content/question.h"

namespace casefile::content {

/// Reads tensor, head, row and column of an "answer" object. Its other keys are the caller's.
CellSelector readCellSelector(const JsonReader& answer);
/// Only head and row: of the weights.
CellSelector readRowSelector(const JsonReader& answer);
QStringList cellSelectorKeys();

} // namespace casefile::content
