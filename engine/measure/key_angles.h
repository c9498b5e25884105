#pragma once

#include "engine/attention/trace.h"

#include <optional>
#include <vector>

namespace casefile::engine {

/// The score of one key, taken apart: q · k = |q| |k| cos θ.
struct KeyAngle
{
    double length = 0.0;          ///< |k|
    std::optional<double> cosine; ///< −1 … 1; none when query or key has no length
    double score = 0.0;           ///< q · k, before scaling
};

/// A query and all that it asks.
struct KeyAngles
{
    double queryLength = 0.0;
    std::vector<KeyAngle> keys; ///< m
};

/// Of one row of one head, from its q and K; head and query must exist.
KeyAngles keyAngles(const AttentionTrace& trace, std::size_t head, std::size_t query);

} // namespace casefile::engine
