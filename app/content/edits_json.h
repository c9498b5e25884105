#pragma once

#include "app/content/json_reader.h"
#include "engine/attention/weight_edit.h"

#include <QJsonArray>

#include <optional>

namespace casefile::content {

/// [{"tensor": "wq", "row": 0, "column": 3, "value": 1.5}]: entries of weight matrices that were set by hand;
/// columns count over all heads.
QJsonArray toJson(const engine::WeightEdits& edits);

/// Nothing, and a fault, for what is not a list of edits.
std::optional<engine::WeightEdits> readEdits(const JsonReader& place);

} // namespace casefile::content
