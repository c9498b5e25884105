#include "engine/measure/shuffle.h"

#include "engine/attention/attend.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace casefile::engine {

namespace {

/// Fisher and Yates; the draw is written out because std::shuffle differs between platforms.
std::vector<std::size_t> drawnOrder(std::size_t n, std::uint64_t seed)
{
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), 0u);
    std::mt19937_64 bits(seed);
    for (std::size_t left = n; left > 1; --left)
        std::swap(order[left - 1], order[bits() % left]);
    if (std::ranges::is_sorted(order))
        std::ranges::rotate(order, order.begin() + (n > 1 ? 1 : 0));
    return order;
}

/// What the tokens are, without their places: [n, d_model]; a bare matrix has no other row than x.
Matrix contents(const AttentionTrace& trace, const std::vector<std::size_t>& order)
{
    const Matrix& source = trace.embedding.empty() ? trace.x : trace.embedding;
    Matrix rows(order.size(), source.columns());
    for (std::size_t row = 0; row < order.size(); ++row)
        std::ranges::copy(source.row(order[row]), rows.row(row).begin());
    return rows;
}

TracePtr run(const AttentionTrace& trace, const std::vector<std::size_t>& order, bool positions)
{
    AttentionInput input{contents(trace, order), {}, trace.model.weights, trace.settings};
    if (trace.settings.mask.rule != "causal")
        input.settings.mask = {};
    if (positions && trace.model.position && !trace.embedding.empty()) {
        const Matrix places = trace.model.position(order.size()); // n x d_model
        for (std::size_t i = 0; i < places.values().size(); ++i)
            input.x.values()[i] += places.values()[i];
    }
    return attend(input);
}

double meanOf(const Matrix& matrix, std::size_t column)
{
    double sum = 0.0;
    for (std::size_t row = 0; row < matrix.rows(); ++row)
        sum += matrix(row, column);
    return sum / double(matrix.rows());
}

} // namespace

Shuffle shuffleTokens(const AttentionTrace& trace, std::size_t most, std::uint64_t seed, bool positions)
{
    const std::size_t n = std::min(most, trace.queries());
    std::vector<std::size_t> asTyped(n);
    std::iota(asTyped.begin(), asTyped.end(), 0u);
    Shuffle result;
    // [shuffle]
    result.order = drawnOrder(n, seed);
    result.original = run(trace, asTyped, positions);
    result.shuffled = run(trace, result.order, positions);
    const Matrix &before = result.original->output, &after = result.shuffled->output; // n x d_model
    for (std::size_t row = 0; row < n; ++row) {
        double largest = 0.0;
        for (std::size_t column = 0; column < after.columns(); ++column)
            largest = std::max(largest, std::abs(after(row, column) - before(result.order[row], column)));
        result.rowDifference.push_back(largest);
    }
    // [/shuffle]
    result.largestDifference = std::ranges::max(result.rowDifference);
    for (std::size_t column = 0; column < after.columns(); ++column)
        result.pooledDifference =
            std::max(result.pooledDifference, std::abs(meanOf(after, column) - meanOf(before, column)));
    return result;
}

} // namespace casefile::engine
