#pragma once

#include "engine/train/trainer.h"

#include <string>

namespace casefile::engine {

/// A run of training as it is kept in files: what it goes on from, and by which settings (threads are the
/// machine's affair, not the run's).
struct TrainingRun
{
    TrainingState state;
    TrainingSettings settings;
};

/// The version of these files; others are refused.
inline constexpr std::uint64_t trainingFileVersion = 1;

/// Writes `path`, a safetensors file of doubles, and beside it the same card for people (cardPath). Tensors
/// are "parameters.<name>", and once there was a step "mean.<name>" and "square.<name>" of Adam; the card,
/// JSON with version, seed, steps and settings, is the file's metadata "training", so that no half of it can
/// be lost. A run that is read goes on to the same bits. Throws InputError when that fails.
void writeTraining(const std::string& path, const TrainingRun& run);

/// Reads bytes that may come from anywhere. Throws InputError, one sentence that begins with the path: all
/// that readSafetensors refuses, a card of another version, with unknown, missing or impossible entries,
/// tensors that belong to nothing, moments that do not fit their parameters or their step.
TrainingRun readTraining(const std::string& path);

/// The card alone, for tests and for whoever shows it.
std::string formatTrainingCard(const TrainingRun& run);

} // namespace casefile::engine
