#pragma once

#include "engine/fast/attention.h"

namespace casefile::engine::fast {

/// Appends the keys and values of memory rows [rows, d_model] to the cache, for queries that come later: a
/// decoder looks at the same memory with every token that it writes. Throws InputError as attend does; then
/// the cache is what it was.
void remember(const PackedWeights& weights, KeyValueCache& cache, std::span<const float> memory,
              std::size_t rows, Workspace& workspace, std::optional<double> rotaryBase = {});

/// The queries x look at what the cache holds, and leave it as it is. Query i stands at position i for the
/// mask, slopes and rotary positions, as in attend with a memory.
void attendMemory(const PackedWeights& weights, KeyValueCache& cache, const Request& request,
                  Workspace& workspace, Result& result);

} // namespace casefile::engine::fast
