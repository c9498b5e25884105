#include "engine/measure/head_edit.h"

#include "engine/attention/forward.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace casefile::engine {

static std::vector<Matrix> contextsOf(const AttentionTrace& trace)
{
    std::vector<Matrix> contexts;
    for (const HeadTrace& head : trace.heads)
        contexts.push_back(head.context);
    return contexts;
}

// [head-off]
Matrix outputWithout(const AttentionTrace& trace, std::span<const std::size_t> heads)
{
    std::vector<Matrix> contexts = contextsOf(trace);
    for (const std::size_t head : heads)
        std::ranges::fill(contexts[head].values(), 0.0); // the head writes nothing
    return output(concat(contexts), trace.weights());    // n x d_model
}
// [/head-off]

// [head-swap]
Matrix outputSwapped(const AttentionTrace& trace, std::size_t one, std::size_t other, bool rowsToo)
{
    std::vector<Matrix> contexts = contextsOf(trace);
    std::swap(contexts[one], contexts[other]); // other columns of concat
    AttentionWeights weights = trace.weights();
    const std::size_t d = contexts[one].columns();
    for (std::size_t row = 0; rowsToo && !weights.wo.empty() && row < d; ++row)
        std::ranges::swap_ranges(weights.wo.row(d * one + row), weights.wo.row(d * other + row));
    return output(concat(contexts), weights); // n x d_model
}
// [/head-swap]

OutputChange changeOf(const AttentionTrace& trace, const Matrix& output)
{
    OutputChange change;
    change.difference = output;
    double before = 0.0;
    double changed = 0.0;
    for (std::size_t cell = 0; cell < output.values().size(); ++cell) {
        const double old = trace.output.values()[cell];
        double& difference = change.difference.values()[cell];
        difference -= old;
        change.largest = std::max(change.largest, std::abs(difference));
        before += old * old;
        changed += difference * difference;
    }
    change.share = before > 0.0 ? std::sqrt(changed / before) : 0.0;
    return change;
}

// [pruning]
Pruning prunedHeads(const AttentionTrace& trace)
{
    Pruning pruning;
    for (std::size_t head = 0; head < trace.headCount(); ++head)
        pruning.alone.push_back(changeOf(trace, outputWithout(trace, {{head}})).share);
    pruning.order.resize(trace.headCount());
    std::iota(pruning.order.begin(), pruning.order.end(), 0);
    std::ranges::stable_sort(pruning.order, {}, [&](std::size_t head) { return pruning.alone[head]; });
    for (std::size_t off = 0; off <= trace.headCount(); ++off)
        pruning.together.push_back(
            changeOf(trace, outputWithout(trace, std::span(pruning.order).first(off))).share);
    return pruning;
}
// [/pruning]

std::optional<std::size_t> mainSource(const AttentionTrace& trace, std::size_t query,
                                      std::span<const std::size_t> off)
{
    AttentionWeights weights = trace.weights();
    weights.bo.clear(); // comes from no key
    std::optional<std::size_t> source;
    double most = 0.0;
    for (std::size_t key = 0; key < trace.keys(); ++key) {
        std::vector<Matrix> given;
        for (std::size_t head = 0; head < trace.headCount(); ++head) {
            const HeadTrace& own = trace.heads[head];
            Matrix& part = given.emplace_back(1, own.value.columns());
            if (std::ranges::find(off, head) == off.end())
                for (std::size_t column = 0; column < part.columns(); ++column)
                    part(0, column) = own.weights(query, key) * own.value(key, column);
        }
        const Matrix written = output(concat(given), weights); // 1 x d_model
        const auto cells = written.row(0);
        const double size = std::sqrt(std::inner_product(cells.begin(), cells.end(), cells.begin(), 0.0));
        if (size > most) {
            most = size;
            source = key;
        }
    }
    return source;
}

} // namespace casefile::engine
