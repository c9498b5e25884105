#pragma once

#include "engine/attention/trace.h"
#include "engine/matrix/matrix.h"

#include <memory>
#include <vector>

namespace casefile::engine {

/// How scores learn about places, apart from what was added to the input.
enum class ScorePosition {
    None,
    Rotary, ///< queries and keys are turned before they meet
    Alibi,  ///< distance is punished after scaling
};

/// Attention in which several query heads share one key head (Ainslie et al. 2023): keyHeads = heads is the
/// usual attention, keyHeads = 1 is multi-query attention.
struct GroupedWeights
{
    AttentionWeights shared;  ///< wk is [d_model, keyHeads * d_k], wv [d_model, keyHeads * d_v]
    std::size_t keyHeads = 1; ///< divides shared.heads; query head i reads key head i / (heads / keyHeads)

    std::size_t dK() const { return shared.dK(); }
    std::size_t dV() const { return keyHeads ? shared.wv.columns() / keyHeads : 0; }
    std::size_t keyHeadOf(std::size_t head) const { return head / (shared.heads / keyHeads); }
};

/// Everything that a pass needs.
struct GroupedInput
{
    Matrix x;      ///< [n, d_model]
    Matrix memory; ///< [m, d_model], empty for self-attention
    std::shared_ptr<const GroupedWeights> weights;
    AttentionSettings settings; ///< mask, scale, temperature
    ScorePosition position = ScorePosition::None;
};

/// What one query head keeps.
struct GroupedHeadTrace
{
    std::size_t keyHead = 0;
    Matrix query;                   ///< [n, d_k] turned, with rotary positions
    Matrix key;                     ///< [m, d_k] likewise
    Matrix value;                   ///< [m, d_v]
    Matrix scores;                  ///< [n, m]
    double divisor = 1.0;           ///< what scores are divided by
    Matrix bias;                    ///< [n, m] of ALiBi; empty without it
    Matrix masked;                  ///< [n, m] scores / divisor + bias, minus infinity where hidden
    std::vector<double> rowMaximum; ///< n; minus infinity for a fully masked row
    std::vector<double> rowSum;     ///< n; 0 for a fully masked row
    Matrix weights;                 ///< [n, m]
    Matrix context;                 ///< [n, d_v]
};

/// One pass with every intermediate.
struct GroupedTrace
{
    GroupedInput input;
    std::size_t firstPlace = 0; ///< where the first row of x stands: how many tokens were cached before it
    Matrix query;               ///< [n, heads * d_k] before any turn
    Matrix key;                 ///< [m, keyHeads * d_k] before any turn; with a cache, of the new token only
    Matrix value;               ///< [m, keyHeads * d_v]; likewise
    Matrix turnedQuery;         ///< query, turned by its places; empty without rotary positions
    Matrix turnedKey;           ///< key, likewise
    std::vector<GroupedHeadTrace> heads;
    Matrix concat; ///< [n, heads * d_v]
    Matrix output; ///< [n, d_model]
};

/// Throws InputError, naming the matrix and its shape, for input that does not fit.
GroupedTrace attendGrouped(const GroupedInput& input);

/// The keys and values of the tokens so far.
struct KeyValueCache
{
    Matrix key;   ///< [m, keyHeads * d_k] turned, with rotary positions; empty at the start
    Matrix value; ///< [m, keyHeads * d_v]

    std::size_t tokens() const { return key.rows(); }
    bool operator==(const KeyValueCache&) const = default;
};

/// The cache with one more token, and the pass of that token alone.
struct CachedStep
{
    KeyValueCache cache;
    GroupedTrace trace; ///< n = 1, m = all tokens so far
};

/// One token of a causal pass: input.x is [1, d_model] and stands after the cached tokens. Gives the same
/// numbers as the last row of a causal pass over all tokens. The mask may be "none", "causal", "window" or
/// all of such; input.memory must be empty.
CachedStep appendToken(const KeyValueCache& cache, const GroupedInput& input);

} // namespace casefile::engine
