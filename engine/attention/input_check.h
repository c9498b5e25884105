#pragma once

#include "engine/attention/attend.h"

namespace casefile::engine {

/// Private to engine/. Throws InputError, naming the key and the shapes, for input that `attend` cannot use.
void check(const AttentionInput& input);

/// Throws InputError when a stage grew beyond what a double can hold.
void checkFinite(const AttentionTrace& trace);

} // namespace casefile::engine
