#pragma once

#include "app/content/state.h"
#include "engine/models/untrained.h"

namespace casefile::playback {

/// Which weights a state asks for: a model by name, and what was done to it.
struct ModelChoice
{
    QString name;
    quint64 seed = 0;
    engine::HeadWidths widths; ///< of an untrained model: the knobs key-width and value-width
    engine::WeightEdits edits;

    bool operator==(const ModelChoice&) const = default;
};

ModelChoice modelChoice(const content::State& state);

/// Throws InputError if there is no model of that name.
engine::Model makeModel(const ModelChoice& choice);

} // namespace casefile::playback
