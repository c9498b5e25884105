#include "engine/block/grouped_attention.h"

#include "engine/attention/forward.h"
#include "engine/block/alibi.h"
#include "engine/block/grouped_check.h"
#include "engine/block/rotary.h"
#include "engine/matrix/arma_bridge.h"

#include <limits>
#include <utility>

namespace casefile::engine {

constexpr double hidden = -std::numeric_limits<double>::infinity();

/// [n, m]: the scores as the softmax sees them. Query i stands at firstQuery + i.
static Matrix maskedScores(const GroupedHeadTrace& head, const Mask& mask, std::size_t firstQuery)
{
    // [grouped-masked]
    Matrix s = scaled(head.scores, head.divisor); // n x m
    for (std::size_t i = 0; i < s.rows(); ++i)
        for (std::size_t j = 0; j < s.columns(); ++j) {
            if (!head.bias.empty())
                s(i, j) += head.bias(i, j);
            if (!allows(mask, firstQuery + i, j, s.columns()))
                s(i, j) = hidden; // exp of it is exactly 0
        }
    // [/grouped-masked]
    return s;
}

/// All query heads over keys and values that stand ready (turned, if they are to be).
static void attendHeads(GroupedTrace& trace, const GroupedInput& input, const Projection& all,
                        std::size_t firstQuery)
{
    const GroupedWeights& weights = *input.weights;
    const std::size_t heads = weights.shared.heads;
    const double divisor = scoreDivisor(weights.dK(), input.settings.scale, input.settings.temperature);
    std::vector<Matrix> contexts;
    for (std::size_t head = 0; head < heads; ++head) {
        GroupedHeadTrace one;
        one.divisor = divisor;
        // [grouped-head]
        one.keyHead = weights.keyHeadOf(head);                               // several heads share it
        one.query = columnsOfHead(all.query, head, heads);                   // n x d_k
        one.key = columnsOfHead(all.key, one.keyHead, weights.keyHeads);     // m x d_k
        one.value = columnsOfHead(all.value, one.keyHead, weights.keyHeads); // m x d_v
        one.scores = scores(one.query, one.key);                             // n x m
        if (input.position == ScorePosition::Alibi)
            one.bias =
                alibiBias(one.scores.rows(), one.scores.columns(), alibiSlope(head, heads), firstQuery);
        one.masked = maskedScores(one, input.settings.mask, firstQuery); // n x m
        Softmax rows = softmax(one.masked);                              // n x m
        one.weights = std::move(rows.weights);                           // n x m
        one.context = context(one.weights, one.value);                   // n x d_v
        // [/grouped-head]
        one.rowMaximum = std::move(rows.rowMaximum);
        one.rowSum = std::move(rows.rowSum);
        contexts.push_back(one.context);
        trace.heads.push_back(std::move(one));
    }
    trace.concat = concat(contexts);                     // n x (heads * d_v)
    trace.output = output(trace.concat, weights.shared); // n x d_model
    checkFinite(trace);
}

/// Projects; turns queries and keys when positions are rotary, the first row of each standing at firstPlace.
static Projection projected(GroupedTrace& trace, const GroupedInput& input, std::size_t firstPlace)
{
    calculateInOneThread();
    trace.input = input;
    trace.firstPlace = firstPlace;
    const GroupedWeights& weights = *input.weights;
    Projection all = project(input.x, input.memory.empty() ? input.x : input.memory, weights.shared);
    trace.query = all.query;
    trace.key = all.key;
    trace.value = all.value;
    if (input.position == ScorePosition::Rotary) {
        trace.turnedQuery = rotate(all.query, weights.shared.heads, firstPlace); // n x (heads * d_k)
        trace.turnedKey = rotate(all.key, weights.keyHeads, firstPlace);         // m x (keyHeads * d_k)
        all.query = trace.turnedQuery;
        all.key = trace.turnedKey;
    }
    return all;
}

GroupedTrace attendGrouped(const GroupedInput& input)
{
    check(input);
    check(input.settings.mask, input.x.rows(), input.memory.empty() ? input.x.rows() : input.memory.rows());
    GroupedTrace trace;
    attendHeads(trace, input, projected(trace, input, 0), 0);
    return trace;
}

/// [m + 1, d]: the rows of `above`, then the one row of `below`.
static Matrix stacked(const Matrix& above, const Matrix& below)
{
    Matrix both(above.rows() + below.rows(), below.columns());
    std::ranges::copy(above.values(), both.values().begin());
    std::ranges::copy(below.values(), both.values().begin() + std::ptrdiff_t(above.values().size()));
    return both;
}

CachedStep appendToken(const KeyValueCache& cache, const GroupedInput& input)
{
    check(input);
    checkCache(cache, input);
    CachedStep step;
    // [key-value-cache]
    Projection all = projected(step.trace, input, cache.tokens()); // of the new token only
    all.key = stacked(cache.key, all.key);                         // (m + 1) x (keyHeads * d_k)
    all.value = stacked(cache.value, all.value);                   // (m + 1) x (keyHeads * d_v)
    attendHeads(step.trace, input, all, cache.tokens());
    // [/key-value-cache]
    step.cache = {std::move(all.key), std::move(all.value)};
    return step;
}

} // namespace casefile::engine
