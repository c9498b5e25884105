#include "engine/request/kind_request.h"

#include "engine/attention/forward.h"
#include "engine/attention/request_mask.h"
#include "engine/block/ledgers.h"
#include "engine/block/shape_check.h"
#include "engine/input_error.h"
#include "engine/matrix/room.h"
#include "engine/request/request_parameters.h"
#include "engine/train/readable.h"

#include <algorithm>
#include <utility>

namespace casefile::engine {

namespace {

/// The keys of a kind of request: those that all have, and its own.
void checkKeys(const JsonValue& request, std::vector<std::string_view> own)
{
    own.insert(own.end(), {"version", "kind", "explain"});
    request.requireKeys(own, "a request of this kind");
}

Mask readMask(const JsonValue& options)
{
    return options.has("mask") ? maskOfRequest(options["mask"].json()) : Mask{};
}

double temperatureOf(const JsonValue& options)
{
    return options.has("temperature") ? options["temperature"].number() : 1.0;
}

bool scaleOf(const JsonValue& options)
{
    return !options.has("scale") || options["scale"].boolean();
}

/// {"heads": 4, "keyHeads": 2, "position": "rotary", "mask": …, "scale": …, "temperature": …}; all optional.
AttentionPlan readPlan(const JsonValue& request, const std::string& key)
{
    AttentionPlan plan;
    if (!request.has(key))
        return plan;
    const JsonValue options = request[key];
    options.requireKeys({"heads", "keyHeads", "position", "mask", "scale", "temperature"},
                        "attention's options");
    if (options.has("heads"))
        plan.heads = options["heads"].wholeNumber();
    if (options.has("keyHeads"))
        plan.keyHeads = options["keyHeads"].wholeNumber();
    if (options.has("position")) // in the order of ScorePosition
        plan.position = static_cast<ScorePosition>(options["position"].choice({"none", "rotary", "alibi"}));
    plan.settings = {readMask(options), scaleOf(options), temperatureOf(options), PositionScheme::None};
    return plan;
}

BlockPlan readBlockPlan(const JsonValue& request)
{
    BlockPlan plan;
    if (request.has("place"))
        plan.place = static_cast<NormPlace>(request["place"].choice({"before", "after"}));
    if (request.has("norm"))
        plan.norm = static_cast<NormKind>(request["norm"].choice({"layer", "rms"}));
    if (request.has("epsilon"))
        plan.epsilon = request["epsilon"].number();
    std::vector<std::string_view> activations;
    for (const ActivationRow& row : activationTable())
        activations.push_back(row.name);
    if (request.has("activation"))
        plan.activation = static_cast<Activation>(request["activation"].choice(activations));
    plan.attention = readPlan(request, "attention");
    plan.cross = readPlan(request, "cross");
    return plan;
}

template <typename... Lists>
std::vector<ParameterName> all(const Lists&... lists)
{
    std::vector<ParameterName> names;
    (names.insert(names.end(), lists.begin(), lists.end()), ...);
    return names;
}

GroupedInput groupedInput(const JsonValue& request)
{
    const AttentionPlan plan = readPlan(request, "attention");
    const Parameters parameters = readParameters(request, attentionNames(""));
    auto weights = std::make_shared<GroupedWeights>();
    weights->shared = attentionWeights(parameters, "block", plan.heads);
    weights->keyHeads = plan.keyHeads ? plan.keyHeads : plan.heads;
    GroupedInput input{request["x"].matrix(), {}, weights, plan.settings, plan.position};
    if (request.has("memory"))
        input.memory = request["memory"].matrix();
    return input;
}

Ledger attentionLedger(const JsonValue& request)
{
    checkKeys(request, {"x", "memory", "parameters", "attention"});
    return ledgerOf(attendGrouped(groupedInput(request)));
}

/// Refuses a cached pass whose steps, each with all keys and values so far, have no room.
void checkSteps(const GroupedWeights& weights, std::size_t tokens)
{
    const std::size_t width = weights.shared.heads * (weights.dK() + weights.dV());
    requireRoom("the keys and values that all tokens see", {tokens * (tokens + 1) / 2, width});
}

/// Token by token, each with the keys and values of those before it.
Ledger cachedLedger(const JsonValue& request)
{
    checkKeys(request, {"x", "parameters", "attention"});
    GroupedInput input = groupedInput(request);
    const Matrix x = std::exchange(input.x, {});
    checkSteps(*input.weights, x.rows());
    std::vector<CachedStep> steps;
    for (std::size_t token = 0; token < x.rows(); ++token) {
        input.x = Matrix(1, x.columns());
        std::ranges::copy(x.row(token), input.x.row(0).begin());
        steps.push_back(appendToken(steps.empty() ? KeyValueCache{} : steps.back().cache, input));
    }
    return ledgerOf(steps);
}

Ledger streamingLedger(const JsonValue& request)
{
    checkKeys(request, {"q", "k", "v", "tile", "mask", "scale", "temperature"});
    const Matrix q = request["q"].matrix();
    const double divisor = scoreDivisor(q.columns(), scaleOf(request), temperatureOf(request));
    return ledgerOf(attendStreaming(q, request["k"].matrix(), request["v"].matrix(), divisor,
                                    readMask(request), request["tile"].wholeNumber()));
}

Ledger encoderLedger(const JsonValue& request)
{
    checkKeys(request, {"x", "parameters", "place", "norm", "epsilon", "activation", "attention"});
    const BlockPlan plan = readBlockPlan(request);
    const Parameters parameters =
        readParameters(request, all(attentionNames("attention."), normNames("attention-norm."),
                                    feedForwardNames("feed-forward."), normNames("feed-forward-norm.")));
    return ledgerOf(encoderBlock(request["x"].matrix(), encoderBlockWeights(parameters, "block", plan)));
}

Ledger decoderLedger(const JsonValue& request)
{
    checkKeys(request,
              {"x", "memory", "parameters", "place", "norm", "epsilon", "activation", "attention", "cross"});
    const BlockPlan plan = readBlockPlan(request);
    const Parameters parameters =
        readParameters(request, all(attentionNames("self-attention."), normNames("self-attention-norm."),
                                    attentionNames("cross-attention."), normNames("cross-attention-norm."),
                                    feedForwardNames("feed-forward."), normNames("feed-forward-norm.")));
    return ledgerOf(decoderBlock(request["x"].matrix(), request["memory"].matrix(),
                                 decoderBlockWeights(parameters, "block", plan)));
}

Ledger elmanLedger(const JsonValue& request)
{
    checkKeys(request, {"x", "parameters"});
    const Parameters parameters = readParameters(request, gateNames("state."));
    return ledgerOf(runElman(request["x"].matrix(), {gateWeights(parameters, "block.state")}));
}

Ledger gruLedger(const JsonValue& request)
{
    checkKeys(request, {"x", "parameters"});
    const Parameters parameters =
        readParameters(request, all(gateNames("reset."), gateNames("update."), gateNames("candidate.")));
    const auto gate = [&](const char* name) { return gateWeights(parameters, std::string("block.") + name); };
    return ledgerOf(runGru(request["x"].matrix(), {gate("reset"), gate("update"), gate("candidate")}));
}

Ledger lstmLedger(const JsonValue& request)
{
    checkKeys(request, {"x", "parameters"});
    const Parameters parameters = readParameters(request, all(gateNames("input."), gateNames("forget."),
                                                              gateNames("candidate."), gateNames("output.")));
    const auto gate = [&](const char* name) { return gateWeights(parameters, std::string("block.") + name); };
    return ledgerOf(
        runLstm(request["x"].matrix(), {gate("input"), gate("forget"), gate("candidate"), gate("output")}));
}

/// "explain": [{"tensor": "attention.weights", "part": 0, "row": 1, "column": 2}, …]
std::vector<LedgerCell> readCells(const JsonValue& request)
{
    std::vector<LedgerCell> cells;
    if (!request.has("explain"))
        return cells;
    for (const JsonValue& one : request["explain"].items()) {
        one.requireKeys({"tensor", "part", "row", "column"}, "a cell");
        const std::size_t part = one.has("part") ? one["part"].wholeNumber() : 0;
        cells.push_back({one["tensor"].text(), part, one["row"].wholeNumber(), one["column"].wholeNumber()});
    }
    return cells;
}

} // namespace

const std::vector<TraceKind>& traceKinds()
{
    static const std::vector<TraceKind> kinds{{"attention", attentionLedger},
                                              {"cached-attention", cachedLedger},
                                              {"streaming-attention", streamingLedger},
                                              {"encoder", encoderLedger},
                                              {"decoder", decoderLedger},
                                              {"elman", elmanLedger},
                                              {"gru", gruLedger},
                                              {"lstm", lstmLedger}};
    return kinds;
}

std::string runKindRequest(const JsonValue& request)
{
    if (!request.has("version") || request["version"].json() != "2")
        throw InputError("a request with \"kind\" needs \"version\": 2");
    std::vector<std::string_view> names;
    for (const TraceKind& kind : traceKinds())
        names.push_back(kind.name);
    const TraceKind& kind = traceKinds()[request["kind"].choice(names)];
    const std::vector<LedgerCell> explained = readCells(request);
    return kindAnswer(std::string(kind.name), kind.run(request), explained);
}

} // namespace casefile::engine
