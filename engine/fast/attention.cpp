#include "engine/fast/attention.h"

#include "engine/fast/attention_pass.h"
#include "engine/fast/checks.h"
#include "engine/fast/memory_attention.h"
#include "engine/input_error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>

namespace casefile::engine::fast {

void Result::clear()
{
    output.clear();
    weights.clear();
    fullyMaskedRows.clear();
}

Workspace::Workspace()
    : m_parts(std::make_unique<Parts>())
{}
Workspace::~Workspace() = default;
Workspace::Workspace(Workspace&&) noexcept = default;
Workspace& Workspace::operator=(Workspace&&) noexcept = default;

std::size_t Workspace::bytes() const
{
    std::size_t floats = 0;
    for (const Buffer* buffer :
         {&m_parts->query, &m_parts->keys, &m_parts->values, &m_parts->concat, &m_parts->scratch})
        floats += buffer->size();
    return floats * sizeof(float);
}

namespace {

/// Throws InputError unless every index is below the count and listed once.
void checkIndices(const std::string& name, const std::vector<std::size_t>& indices, std::size_t count)
{
    std::vector<bool> listed(count, false);
    for (std::size_t i = 0; i < indices.size(); ++i) {
        const std::string item =
            "\"" + name + "\"[" + std::to_string(i) + "] is " + std::to_string(indices[i]);
        if (indices[i] >= count)
            throw InputError(item + " but there are only " + std::to_string(count));
        if (listed[indices[i]])
            throw InputError(item + ", which is already in the list");
        listed[indices[i]] = true;
    }
}

/// Positions are 32-bit numbers.
void checkTokens(std::size_t queries, std::size_t keys)
{
    constexpr std::size_t mostTokens = std::numeric_limits<std::int32_t>::max() / 4;
    if (std::max(keys, queries) > mostTokens)
        throw InputError("\"x\" has " + std::to_string(queries) + " rows and there are " +
                         std::to_string(keys) + " keys: more than " + std::to_string(mostTokens));
}

void checkNumbers(const PackedWeights& weights, const Request& request)
{
    if (!(request.temperature > 0.0f) || !std::isfinite(request.temperature)) {
        std::ostringstream text;
        text << request.temperature;
        throw InputError("\"temperature\" is " + text.str() + " but must be a finite number greater than 0");
    }
    if (!request.slopes.empty() && request.slopes.size() != weights.heads)
        throw InputError("\"slopes\" has " + std::to_string(request.slopes.size()) +
                         " numbers but \"heads\" is " + std::to_string(weights.heads));
    requireFinite({"slopes", request.slopes, 1, request.slopes.size()});
    if (!request.rotaryBase)
        return;
    if (weights.dK % 2 != 0)
        throw InputError("\"rotary_base\" needs pairs of columns but \"d_k\" is " +
                         std::to_string(weights.dK));
    if (!(*request.rotaryBase > 0.0) || !std::isfinite(*request.rotaryBase))
        throw InputError("\"rotary_base\" must be a finite number greater than 0");
}

} // namespace

void check(const PackedWeights& weights, const Request& request, std::size_t keys)
{
    requirePositive("queries", request.queries);
    requireShape({"x", request.x, request.queries, weights.dModel});
    requireShape({"memory", request.memory, request.memoryRows, weights.dModel});
    checkTokens(request.queries, keys);
    checkNumbers(weights, request);
    engine::check(request.mask, request.queries, keys);
    const std::size_t heads = weights.heads;
    checkedFloats("queries, keys and values", {request.queries + keys, heads, 2 * (weights.dK + weights.dV)});
    checkedFloats("\"output\"", {request.queries, weights.outputColumns()});
    if (!request.weights)
        return;
    const WantedWeights& wanted = *request.weights;
    checkIndices("weights.heads", wanted.heads, heads);
    checkIndices("weights.queries", wanted.queries, request.queries);
    checkedFloats("\"weights\"", {wanted.heads.empty() ? heads : wanted.heads.size(),
                                  wanted.queries.empty() ? request.queries : wanted.queries.size(), keys});
}

namespace {

/// Sizes the weights of the result and notes where each row goes.
void placeWeights(const PackedWeights& weights, const Request& request, std::size_t keys,
                  Workspace::Parts& parts, WeightsBuffer& target)
{
    std::vector<float*>& rows = parts.weightRows;
    rows.clear();
    target.clear();
    if (!request.weights)
        return;
    const auto listed = [](const std::vector<std::size_t>& list, std::size_t all) {
        return list.empty() ? all : list.size();
    };
    const auto item = [](const std::vector<std::size_t>& list, std::size_t i) {
        return list.empty() ? i : list[i];
    };
    const std::size_t heads = listed(request.weights->heads, weights.heads);
    const std::size_t queries = listed(request.weights->queries, request.queries);
    const std::size_t width = kernelsFor(weights.isa).width;
    target.shape(heads * queries, keys);
    rows.assign(weights.heads * request.queries, nullptr);
    for (std::size_t h = 0; h < heads; ++h)
        for (std::size_t i = 0; i < queries; ++i) {
            const std::size_t query = item(request.weights->queries, i);
            const PanelJob& panel = parts.visible.panel(query / width);
            rows[item(request.weights->heads, h) * request.queries + query] =
                target.openRow(h * queries + i, panel.begin, panel.end);
        }
}

/// Runs a checked request. Returns false when it was stopped.
bool runPass(AttentionPass& pass, Workspace::Parts& parts, Result& result)
{
    try {
        result.cancelled = !pass.run();
    } catch (...) {
        result.clear();
        throw;
    }
    if (result.cancelled)
        result.clear();
    else
        result.fullyMaskedRows = parts.visible.fullyMaskedRows();
    return !result.cancelled;
}

void prepare(const PackedWeights& weights, const Request& request, std::size_t firstPosition,
             std::size_t keys, Workspace::Parts& parts, Result& result)
{
    parts.query.reserve(weights.heads * request.queries * weights.dK);
    if (weights.projectsOutput)
        parts.concat.reserve(request.queries * weights.heads * weights.dV);
    parts.visible.set(request.mask, request.queries, keys, firstPosition, kernelsFor(weights.isa).width);
    if (request.rotaryBase)
        parts.rotary.set(*request.rotaryBase, weights.dK, std::max(firstPosition + request.queries, keys));
    result.output.resize(request.queries * weights.outputColumns());
    placeWeights(weights, request, keys, parts, result.weights);
}

} // namespace

void attend(const PackedWeights& weights, const Request& request, Workspace& workspace, Result& result)
{
    const std::size_t keys = request.memory.empty() ? request.queries : request.memoryRows;
    check(weights, request, keys);
    Workspace::Parts& parts = workspace.parts();
    prepare(weights, request, 0, keys, parts, result);
    parts.keys.reserve(weights.keyValueHeads * keys * weights.dK);
    parts.values.reserve(weights.keyValueHeads * keys * weights.dV);
    AttentionPass pass(weights, request, parts, {parts.keys.data(), parts.values.data(), keys, 0, keys, 0, 0},
                       result.output.data());
    runPass(pass, parts, result);
}

Result attend(const PackedWeights& weights, const Request& request)
{
    Workspace workspace;
    Result result;
    attend(weights, request, workspace, result);
    return result;
}

namespace {

void checkCache(const PackedWeights& weights, const KeyValueCache& cache, const Request& request)
{
    if (!request.memory.empty())
        throw InputError("\"memory\" has " + std::to_string(request.memoryRows) +
                         " rows but keys and values come from the cache");
    if (!cache.fits(weights))
        throw InputError("the cache was made for other weights: its heads, \"d_k\" or \"d_v\" differ");
}

} // namespace

void attendNext(const PackedWeights& weights, KeyValueCache& cache, const Request& request,
                Workspace& workspace, Result& result)
{
    checkCache(weights, cache, request);
    const std::size_t before = cache.length(), keys = before + request.queries;
    check(weights, request, keys);
    cache.reserve(keys);
    Workspace::Parts& parts = workspace.parts();
    prepare(weights, request, before, keys, parts, result);
    AttentionPass pass(weights, request, parts,
                       {cache.keys(), cache.values(), cache.capacity(), before, keys, cache.largestKey(),
                        cache.largestValue()},
                       result.output.data());
    if (runPass(pass, parts, result))
        cache.append(request.queries, pass.largestKey(), pass.largestValue());
}

void remember(const PackedWeights& weights, KeyValueCache& cache, std::span<const float> memory,
              std::size_t rows, Workspace& workspace, std::optional<double> rotaryBase)
{
    Request request;
    checkCache(weights, cache, request);
    requirePositive("memoryRows", rows);
    requireShape({"memory", memory, rows, weights.dModel});
    request.memory = memory;
    request.memoryRows = rows;
    request.rotaryBase = rotaryBase;
    const std::size_t before = cache.length();
    checkTokens(0, before + rows);
    checkNumbers(weights, request);
    cache.reserve(before + rows);
    Workspace::Parts& parts = workspace.parts();
    parts.weightRows.clear();
    if (rotaryBase)
        parts.rotary.set(*rotaryBase, weights.dK, before + rows);
    AttentionPass pass(weights, request, parts,
                       {cache.keys(), cache.values(), cache.capacity(), before, before + rows,
                        cache.largestKey(), cache.largestValue()},
                       nullptr);
    pass.run();
    cache.append(rows, pass.largestKey(), pass.largestValue());
}

void attendMemory(const PackedWeights& weights, KeyValueCache& cache, const Request& request,
                  Workspace& workspace, Result& result)
{
    checkCache(weights, cache, request);
    requirePositive("the tokens of the cache", cache.length());
    check(weights, request, cache.length());
    Workspace::Parts& parts = workspace.parts();
    prepare(weights, request, 0, cache.length(), parts, result);
    AttentionPass pass(weights, request, parts,
                       {cache.keys(), cache.values(), cache.capacity(), 0, cache.length(), cache.largestKey(),
                        cache.largestValue(), true},
                       result.output.data());
    runPass(pass, parts, result);
}

} // namespace casefile::engine::fast
