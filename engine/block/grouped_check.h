#pragma once

#include "engine/block/grouped_attention.h"

namespace casefile::engine {

/// Private to engine/. Throws InputError, naming the matrix and its shape, for input that grouped attention
/// cannot use; the mask is checked by the caller.
void check(const GroupedInput& input);

/// Throws InputError when scores, contexts or the output grew beyond what a double can hold.
void checkFinite(const GroupedTrace& trace);

/// The same as check for what appendToken needs beyond that: one row, a cache that fits, a mask that knows
/// places.
void checkCache(const KeyValueCache& cache, const GroupedInput& input);

} // namespace casefile::engine
