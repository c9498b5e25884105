#include "engine/attention/attend.h"

#include "engine/attention/forward.h"
#include "engine/attention/input_check.h"
#include "engine/matrix/arma_bridge.h"
#include "engine/matrix/upper_halves.h"

#include <utility>

namespace casefile::engine {

/// One head: from its queries, keys and values to its context.
static HeadTrace attendHead(const Projection& all, std::size_t head, std::size_t heads, double divisor,
                            const Mask& mask)
{
    HeadTrace one;
    // [head]
    one.query = columnsOfHead(all.query, head, heads);                 // n x d_k
    one.key = columnsOfHead(all.key, head, heads);                     // m x d_k
    one.value = columnsOfHead(all.value, head, heads);                 // m x d_v
    one.scores = scores(one.query, one.key);                           // n x m
    Softmax rows = softmax(masked(scaled(one.scores, divisor), mask)); // n x m
    one.weights = std::move(rows.weights);                             // n x m
    one.context = context(one.weights, one.value);                     // n x d_v
    // [/head]
    one.rowMaximum = std::move(rows.rowMaximum);
    one.rowSum = std::move(rows.rowSum);
    return one;
}

/// The queries to which the mask shows no key at all.
static std::vector<std::size_t> rowsWithoutKeys(const Mask& mask, std::size_t queries, std::size_t keys)
{
    std::vector<std::size_t> rows;
    for (std::size_t query = 0; query < queries; ++query) {
        bool sees = false;
        for (std::size_t key = 0; key < keys && !sees; ++key)
            sees = allows(mask, query, key, keys);
        if (!sees)
            rows.push_back(query);
    }
    return rows;
}

void runForward(AttentionTrace& trace)
{
    calculateInOneThread();
    clearUpperHalves();
    const AttentionWeights& weights = trace.weights();
    const Matrix& source = trace.memory.empty() ? trace.x : trace.memory; // m x d_model
    // [attention]
    const Projection all = project(trace.x, source, weights);
    std::vector<Matrix> contexts;
    for (std::size_t head = 0; head < weights.heads; ++head) {
        trace.heads.push_back(attendHead(all, head, weights.heads, trace.divisor(), trace.settings.mask));
        contexts.push_back(trace.heads.back().context); // n x d_v
    }
    trace.concat = concat(contexts);              // n x (heads * d_v)
    trace.output = output(trace.concat, weights); // n x d_model
    // [/attention]
    trace.fullyMaskedRows = rowsWithoutKeys(trace.settings.mask, trace.queries(), trace.keys());
    checkFinite(trace);
}

TracePtr attend(const AttentionInput& input)
{
    check(input);
    auto trace = std::make_shared<AttentionTrace>();
    trace->model.weights = input.weights;
    trace->settings = input.settings;
    trace->x = input.x;
    trace->memory = input.memory;
    runForward(*trace);
    return trace;
}

} // namespace casefile::engine
