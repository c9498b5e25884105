#include "engine/measure/same_context.h"

#include "engine/matrix/vectors.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace casefile::engine {

namespace {

using Row = std::vector<double>;

constexpr int rounds = 12;           ///< steps from edge to edge
constexpr double independent = 1e-9; ///< what is left of a row of length 1 that the others do not already say

/// `row` without its parts along the others, which have length 1 and are square to one another.
Row without(Row row, const std::vector<Row>& others)
{
    for (int pass = 0; pass < 2; ++pass) // a second time, for the rounding of the first
        for (const Row& other : others) {
            const double along = dot(row, other);
            for (std::size_t i = 0; i < row.size(); ++i)
                row[i] -= along * other[i];
        }
    return row;
}

/// What other weights may not change, as rows square to one another: their sum, each column of the context,
/// and hidden keys.
std::vector<Row> constraints(const AttentionTrace& trace, const HeadTrace& head, std::size_t query)
{
    const std::size_t m = trace.keys();
    std::vector<Row> wanted{Row(m, 1.0)};
    for (std::size_t column = 0; column < head.value.columns(); ++column) {
        wanted.emplace_back(m);
        for (std::size_t key = 0; key < m; ++key)
            wanted.back()[key] = head.value(key, column);
    }
    for (std::size_t key = 0; key < m; ++key)
        if (trace.hides(query, key)) {
            wanted.emplace_back(m, 0.0);
            wanted.back()[key] = 1.0;
        }
    std::vector<Row> basis;
    for (const Row& row : wanted) {
        Row rest = without(row, basis);
        const double length = std::sqrt(dot(rest, rest));
        if (length <= independent * std::max(1.0, std::sqrt(dot(row, row))))
            continue;
        for (double& cell : rest)
            cell /= length;
        basis.push_back(std::move(rest));
    }
    return basis;
}

/// The longest step along a direction that leaves no weight negative.
double longestStep(const Row& weights, const Row& direction)
{
    double step = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < weights.size(); ++i)
        if (direction[i] < -independent)
            step = std::min(step, -weights[i] / direction[i]);
    return std::isinf(step) ? 0.0 : step;
}

double changedHands(const Row& left, const Row& right)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < left.size(); ++i)
        sum += std::abs(left[i] - right[i]);
    return sum / 2.0;
}

/// From the best weights so far, of all straight ways to the edge the one that ends farthest from `own`.
void takeLongestStep(SameContext& best, const Row& own, const std::vector<Row>& kept)
{
    const Row from = best.weights;
    // [same-context]
    for (std::size_t key = 0; key < own.size(); ++key) {
        Row towards(own.size(), 0.0);
        towards[key] = 1.0;
        Row direction = without(towards, kept); // changes neither the sum nor the context
        if (std::sqrt(dot(direction, direction)) <= independent)
            continue;
        for (const double sign : {1.0, -1.0}) {
            Row weights = from, turned = direction;
            for (double& cell : turned)
                cell *= sign;
            const double step = longestStep(from, turned);
            for (std::size_t i = 0; i < weights.size(); ++i)
                weights[i] = std::max(0.0, weights[i] + step * turned[i]);
            if (changedHands(own, weights) > best.totalVariation)
                best = {weights, changedHands(own, weights), 0.0};
        }
    }
    // [/same-context]
}

} // namespace

SameContext sameContext(const AttentionTrace& trace, std::size_t head, std::size_t query)
{
    const HeadTrace& pass = trace.heads[head];
    const auto row = pass.weights.row(query);
    const Row own(row.begin(), row.end());
    const std::vector<Row> kept = constraints(trace, pass, query);
    SameContext best{own};
    for (int round = 0; round < rounds; ++round)
        takeLongestStep(best, own, kept);
    for (std::size_t column = 0; column < pass.value.columns(); ++column) {
        double context = 0.0;
        for (std::size_t key = 0; key < own.size(); ++key)
            context += best.weights[key] * pass.value(key, column);
        best.contextDifference =
            std::max(best.contextDifference, std::abs(context - pass.context(query, column)));
    }
    return best;
}

} // namespace casefile::engine
