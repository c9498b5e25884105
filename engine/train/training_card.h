#pragma once

#include "engine/train/training_file.h"

#include <string>

namespace casefile::engine {

/// Private to engine/train: fills in seed, steps and settings of a run from its card. Throws InputError,
/// naming the key.
void parseTrainingCard(const std::string& text, TrainingRun& run);

} // namespace casefile::engine
