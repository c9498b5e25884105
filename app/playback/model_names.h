#pragma once

#include "engine/models/model.h"
#include "engine/text/lexicon.h"

#include <QString>

namespace casefile::playback {

/// What screens call a model, its heads and a position scheme, in the language of the program.
QString modelName(const engine::Model& model); ///< says that it is hand-set, untrained or trained
QString headName(const engine::Model& model,
                 int head); ///< what the head was built for; in an untrained model that it has none
/// Whole sentences, true of this model: what the head looks for, and which of several that fit it prefers.
QString headPurpose(const engine::Model& model, int head);
QString headHabit(const engine::Model& model, int head, engine::PositionScheme scheme);
QString traitText(engine::Trait trait); ///< what the lexicon knows about a word: "noun", "animate"
QString dimensionName(
    const engine::Model& model,
    std::size_t column); ///< a column of X, short: "noun", "id 3", "sin 1"; its number if it has no name
QString positionSchemeName(engine::PositionScheme scheme);

} // namespace casefile::playback
