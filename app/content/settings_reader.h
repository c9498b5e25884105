#pragma once

#include "app/content/json_reader.h"
#include "app/content/state.h"

#include <QStringList>

namespace casefile::content {

/// Keys of the settings that a step, a question and a state share: model, seed, head, allHeads,
/// mask, scale, temperature, position, focus, knobs.
QStringList settingsKeys();

/// Reads these keys of `object`, those that are there; anything wrong is a fault and stays unset.
StepState readSettings(const JsonReader& object);

/// A focus index as a word or a number: "none", "first", "last", 3. Nothing when it is neither.
std::optional<int> focusIndex(const QString& word);
QString focusWord(int index);

} // namespace casefile::content
