#pragma once

#include "engine/attention/trace.h"

#include <QString>

namespace casefile::playback {

/// True when the mask hides every key from this query: its weights are all 0, and it blends nothing.
bool seesNothing(const engine::AttentionTrace& trace, int query);

/// What is said of such a query, as a whole sentence.
QString seesNothingText(const QString& query);

} // namespace casefile::playback
