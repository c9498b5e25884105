#include "engine/block/grouped_check.h"

#include "engine/attention/attend.h"
#include "engine/block/shape_check.h"
#include "engine/input_error.h"
#include "engine/matrix/room.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace casefile::engine {

/// wk and wv have whole key heads that match the query heads.
static void checkHeads(const GroupedWeights& weights)
{
    const AttentionWeights& shared = weights.shared;
    if (shared.heads == 0 || weights.keyHeads == 0 || shared.heads % weights.keyHeads != 0)
        throw InputError("\"heads\" is " + std::to_string(shared.heads) + " and \"keyHeads\" is " +
                         std::to_string(weights.keyHeads) +
                         ": every key head needs the same number of heads");
    if (shared.wq.columns() % shared.heads != 0)
        throw InputError("\"wq\" is " + toString(shared.wq.shape()) + ": its columns do not divide into " +
                         std::to_string(shared.heads) + " heads");
    requireShape("wk", shared.wk, {shared.wk.rows(), weights.keyHeads * weights.dK()});
    if (shared.wv.columns() % weights.keyHeads != 0)
        throw InputError("\"wv\" is " + toString(shared.wv.shape()) + ": its columns do not divide into " +
                         std::to_string(weights.keyHeads) + " key heads");
}

/// The scores of all heads, and each head's own copy of queries, keys and values.
static void checkRoom(const GroupedWeights& weights, std::size_t queries, std::size_t keys)
{
    const std::size_t heads = weights.shared.heads;
    if (queries > maximumScores / keys / heads)
        throw InputError("\"x\" has " + std::to_string(queries) + " rows, there are " + std::to_string(keys) +
                         " keys and \"heads\" is " + std::to_string(heads) + ": more than " +
                         std::to_string(maximumScores) + " scores");
    requireRoom("\"q\"", {queries, heads * weights.dK()});
    requireRoom("\"k\" of all heads", {keys, heads * weights.dK()});
    requireRoom("\"v\" of all heads", {keys, heads * weights.dV()});
    requireRoom("\"concat\"", {queries, heads * weights.dV()});
}

void check(const GroupedInput& input)
{
    static const GroupedWeights none;
    const GroupedWeights& weights = input.weights ? *input.weights : none;
    const AttentionWeights& shared = weights.shared;
    requireUsable("x", input.x);
    const Matrix& source = input.memory.empty() ? input.x : input.memory;
    requireUsable("memory", source);
    requireShape("wq", shared.wq, {input.x.columns(), shared.wq.columns()});
    requireShape("wk", shared.wk, {source.columns(), shared.wk.columns()});
    requireShape("wv", shared.wv, {source.columns(), shared.wv.columns()});
    checkHeads(weights);
    if (!shared.wo.empty())
        requireShape("wo", shared.wo, {shared.heads * weights.dV(), input.x.columns()});
    requireBiasSize("bq", shared.bq, shared.wq.columns());
    requireBiasSize("bk", shared.bk, shared.wk.columns());
    requireBiasSize("bv", shared.bv, shared.wv.columns());
    requireBiasSize("bo", shared.bo, shared.wo.columns());
    const double temperature = input.settings.temperature;
    if (!(temperature > 0.0) || !std::isfinite(temperature))
        throw InputError("\"temperature\" must be a finite number greater than 0");
    checkRoom(weights, input.x.rows(), source.rows());
}

void checkFinite(const GroupedTrace& trace)
{
    const auto finite = [](const Matrix& matrix) {
        return std::ranges::all_of(matrix.values(), [](double value) { return std::isfinite(value); });
    };
    for (const GroupedHeadTrace& head : trace.heads) {
        const bool masked = std::ranges::none_of(head.masked.values(), [](double value) {
            return std::isnan(value) || value == std::numeric_limits<double>::infinity();
        });
        if (!finite(head.scores) || !masked || !finite(head.context))
            throw InputError("the numbers are too large: a score or context cannot be held in double "
                             "precision");
    }
    requireUsable("output", trace.output);
}

/// True when the mask asks only where query and key stand, not how many keys there are.
static bool knowsPlacesOnly(const Mask& mask)
{
    if (mask.rule == "all")
        return std::ranges::all_of(mask.all, knowsPlacesOnly);
    return mask.rule == "none" || mask.rule == "causal" || mask.rule == "window";
}

void checkCache(const KeyValueCache& cache, const GroupedInput& input)
{
    const GroupedWeights& weights = *input.weights;
    if (!input.memory.empty())
        throw InputError("\"memory\" is " + toString(input.memory.shape()) +
                         " but a cache holds the keys of the sequence itself");
    requireShape("x", input.x, {1, input.x.columns()});
    if (!knowsPlacesOnly(input.settings.mask))
        throw InputError("\"mask\": with a cache only \"none\", \"causal\", \"window\" and all of these mean "
                         "the same for every number of keys");
    if (cache.tokens() == 0 && cache.value.rows() == 0)
        return;
    requireShape("cached keys", cache.key, {cache.tokens(), weights.keyHeads * weights.dK()});
    requireShape("cached values", cache.value, {cache.tokens(), weights.keyHeads * weights.dV()});
    checkRoom(weights, 1, cache.tokens() + 1);
}

} // namespace casefile::engine
