#pragma once

#include "engine/attention/trace.h"

#include <QString>

namespace casefile::figures {

/// "noun, animate" for a word of the lexicon, else what kind of unknown piece it is: "not in the lexicon".
QString traitWords(const engine::AttentionTrace& trace, int token);

/// One spoken sentence about a token: its place, whether the model knows it, and as what.
QString tokenStory(const engine::AttentionTrace& trace, int token);

} // namespace casefile::figures
