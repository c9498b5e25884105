#include "engine/attention/input_check.h"

#include "engine/input_error.h"
#include "engine/matrix/room.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace casefile::engine {

namespace {

/// "0.5", "-1e-300"
std::string shortest(double value)
{
    std::ostringstream text;
    text << value;
    return text.str();
}

/// A matrix under the key by which requests call it.
struct Named
{
    std::string key;
    const Matrix& matrix;
    std::string text() const { return "\"" + key + "\" is " + toString(matrix.shape()); }
};

void requireFinite(const Named& named)
{
    const auto values = named.matrix.values();
    const auto bad = std::ranges::find_if(values, [](double value) { return !std::isfinite(value); });
    if (bad == values.end())
        return;
    const std::size_t index = bad - values.begin();
    throw InputError(named.text() + " and " + named.key + "[" +
                     std::to_string(index / named.matrix.columns()) + "][" +
                     std::to_string(index % named.matrix.columns()) + "] is not a finite number");
}

void requireFilled(const Named& named)
{
    if (named.matrix.empty())
        throw InputError("\"" + named.key +
                         "\" is missing or empty: attention needs at least one row and one column");
}

void requireRows(const Named& named, std::size_t rows, const Named& because)
{
    if (named.matrix.rows() != rows)
        throw InputError(named.text() + " but " + because.text() + ": " + named.key + " needs " +
                         std::to_string(rows) + " rows");
}

void requireColumns(const Named& named, std::size_t columns, const Named& because)
{
    if (named.matrix.columns() != columns)
        throw InputError(named.text() + " but " + because.text() + ": " + named.key + " needs " +
                         std::to_string(columns) + " columns");
}

void requireHeads(const Named& named, std::size_t heads)
{
    const std::size_t columns = named.matrix.columns();
    if (columns % heads != 0)
        throw InputError(named.text() + " but \"heads\" is " + std::to_string(heads) + ": " +
                         std::to_string(columns) + " columns do not divide into " + std::to_string(heads) +
                         " heads");
}

/// A bias is absent or has one finite number for each column of its matrix.
void requireBias(const std::string& key, const std::vector<double>& bias, const Named& matrix)
{
    if (bias.empty())
        return;
    if (bias.size() != matrix.matrix.columns())
        throw InputError("\"" + key + "\" has " + std::to_string(bias.size()) + " numbers but " +
                         matrix.text() + ": " + key + " needs " + std::to_string(matrix.matrix.columns()));
    const auto bad = std::ranges::find_if(bias, [](double value) { return !std::isfinite(value); });
    if (bad != bias.end())
        throw InputError("\"" + key + "\" has " + std::to_string(bias.size()) + " numbers and " + key + "[" +
                         std::to_string(bad - bias.begin()) + "] is not a finite number");
}

void checkSettings(const AttentionSettings& settings, std::size_t queries, std::size_t keys,
                   std::size_t heads)
{
    if (!(settings.temperature > 0.0) || !std::isfinite(settings.temperature))
        throw InputError("\"temperature\" is " + shortest(settings.temperature) +
                         " but must be a finite number greater than 0");
    if (queries > maximumScores / keys || queries * keys > maximumScores / heads)
        throw InputError("\"x\" has " + std::to_string(queries) + " rows, there are " + std::to_string(keys) +
                         " keys and \"heads\" is " + std::to_string(heads) + ": more than " +
                         std::to_string(maximumScores) + " scores");
    check(settings.mask, queries, keys);
}

void requireFiniteStage(std::string_view stage, std::size_t head, std::span<const double> values)
{
    if (!std::ranges::all_of(values, [](double value) { return std::isfinite(value); }))
        throw InputError("the numbers are too large: \"" + std::string(stage) + "\" of head " +
                         std::to_string(head) + " cannot be held in double precision");
}

} // namespace

void check(const AttentionInput& input)
{
    static const AttentionWeights none;
    const AttentionWeights& weights = input.weights ? *input.weights : none;
    const Named x{"x", input.x}, memory{"memory", input.memory};
    const Named wq{"wq", weights.wq}, wk{"wk", weights.wk}, wv{"wv", weights.wv}, wo{"wo", weights.wo};
    const Named& source = input.memory.empty() ? x : memory;

    for (const Named* named : {&x, &wq, &wk, &wv})
        requireFilled(*named);
    for (const Named* named : {&x, &memory, &wq, &wk, &wv, &wo})
        requireFinite(*named);
    if (weights.heads == 0)
        throw InputError("\"heads\" is 0 but must be at least 1");
    if (!input.memory.empty())
        requireColumns(memory, input.x.columns(), x);
    requireRows(wq, input.x.columns(), x);
    requireRows(wk, input.x.columns(), source);
    requireRows(wv, input.x.columns(), source);
    requireColumns(wk, weights.wq.columns(), wq);
    requireHeads(wq, weights.heads);
    requireHeads(wv, weights.heads);
    if (!weights.wo.empty()) {
        requireRows(wo, weights.wv.columns(), wv);
        requireColumns(wo, input.x.columns(), x);
    } else if (!weights.bo.empty()) {
        throw InputError("\"bo\" has " + std::to_string(weights.bo.size()) +
                         " numbers but there is no \"wo\"");
    }
    requireBias("bq", weights.bq, wq);
    requireBias("bk", weights.bk, wk);
    requireBias("bv", weights.bv, wv);
    requireBias("bo", weights.bo, wo);
    checkSettings(input.settings, input.x.rows(), source.matrix.rows(), weights.heads);
    requireRoom("\"q\"", {input.x.rows(), weights.wq.columns()});
    requireRoom("\"k\"", {source.matrix.rows(), weights.wk.columns()});
    requireRoom("\"v\"", {source.matrix.rows(), weights.wv.columns()});
    requireRoom("\"concat\"", {input.x.rows(), weights.wv.columns()});
}

void checkFinite(const AttentionTrace& trace)
{
    for (std::size_t head = 0; head < trace.headCount(); ++head) {
        const HeadTrace& one = trace.heads[head];
        requireFiniteStage("q", head, one.query.values());
        requireFiniteStage("k", head, one.key.values());
        requireFiniteStage("v", head, one.value.values());
        requireFiniteStage("scores", head, one.scores.values());
        const auto scores = one.scores.values();
        const double divisor = trace.divisor();
        if (!std::ranges::all_of(scores, [&](double score) { return std::isfinite(score / divisor); }))
            throw InputError("\"temperature\" is too small for these scores: \"scaled\" of head " +
                             std::to_string(head) + " cannot be held in double precision");
        requireFiniteStage("context", head, one.context.values());
    }
    if (!std::ranges::all_of(trace.output.values(), [](double value) { return std::isfinite(value); }))
        throw InputError("the numbers are too large: \"output\" cannot be held in double precision");
}

} // namespace casefile::engine
