#pragma once

#include "app/content/json_reader.h"
#include "app/content/templates/question_template.h"

#include <optional>

namespace casefile::content {

class SeededDraw;

/// The name of a parameter or value: letters and digits, and no word that formulas and places know already.
/// Nothing, with a fault, when it is none.
std::optional<QString> readNumberName(const JsonReader& place);

/// Nothing, with faults, when it cannot be drawn from.
std::optional<Parameter> readParameter(const JsonReader& place);

engine::Matrix drawn(const Parameter& parameter, SeededDraw& chance);
bool admits(const Parameter& parameter, const engine::Matrix& value); ///< it may be drawn
bool hasOneShape(const Parameter& parameter);                         ///< all that may be drawn have it

} // namespace casefile::content
