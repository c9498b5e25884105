#pragma once

#include "engine/attention/trace.h"

namespace casefile::engine {

/// How one head spreads its attention, averaged over the queries that see a key at all. Of the weights only:
/// none of it says what the head is for.
struct HeadStatistics
{
    double entropy = 0.0;           ///< nats; 0 … ln(keys)
    double distance = 0.0;          ///< tokens between query and key, weighted; self-attention only
    double firstMass = 0.0;         ///< weight on the first key, 0 … 1
    double selfMass = 0.0;          ///< weight on the token itself
    double previousMass = 0.0;      ///< weight on the token before
    double firstContribution = 0.0; ///< |a v| of the first key as a share of the sum of all |a v|, 0 … 1
};

HeadStatistics statisticsOf(const AttentionTrace& trace, std::size_t head);

} // namespace casefile::engine
