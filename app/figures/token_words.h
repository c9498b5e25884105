#pragma once

#include "engine/attention/trace.h"

#include <QString>

namespace casefile::figures {

/// False for a word of which the hand-set model has no traits. Other models have numbers for every word, and
/// punctuation is no word that could be unknown.
bool isKnownToModel(const engine::AttentionTrace& trace, int token);

/// "noun, animate" for a word of the lexicon, else what kind of unknown piece it is: "not in the lexicon".
QString traitWords(const engine::AttentionTrace& trace, int token);

/// One spoken sentence about a token: its place, whether the model knows it, and as what.
QString tokenStory(const engine::AttentionTrace& trace, int token);

} // namespace casefile::figures
