#include "engine/measure/variation.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>

namespace casefile::engine {

namespace {

double divisorOf(const AttentionTrace& trace, DivideBy by)
{
    const double width = double(trace.weights().dK());
    const double scale = by == DivideBy::RootOfWidth ? std::sqrt(width) : by == DivideBy::Width ? width : 1.0;
    return scale * trace.settings.temperature;
}

/// In place: exponentials over their sum, where at least one is not hidden.
void softmax(std::span<double*> cells)
{
    double most = -std::numeric_limits<double>::infinity();
    for (const double* cell : cells)
        most = std::max(most, *cell);
    double sum = 0.0;
    for (double* cell : cells)
        sum += * cell = std::isinf(most) ? 0.0 : std::exp(*cell - most);
    for (double* cell : cells)
        *cell /= sum > 0.0 ? sum : 1.0;
}

/// The cells that are to add up to 1: one list for each softmax.
std::vector<std::vector<double*>> groupsOf(Matrix& table, SoftmaxOver over)
{
    std::vector<std::vector<double*>> groups(over == SoftmaxOver::Keys      ? table.rows()
                                             : over == SoftmaxOver::Queries ? table.columns()
                                                                            : 1);
    for (std::size_t i = 0; i < table.rows(); ++i)
        for (std::size_t j = 0; j < table.columns(); ++j)
            groups[over == SoftmaxOver::Keys      ? i
                   : over == SoftmaxOver::Queries ? j
                                                  : 0]
                .push_back(&table(i, j));
    return groups;
}

double entropyOf(std::span<const double> row, double sum)
{
    double entropy = 0.0;
    for (const double weight : row)
        if (weight > 0.0)
            entropy -= weight / sum * std::log(weight / sum);
    return entropy;
}

} // namespace

Variation varied(const AttentionTrace& trace, std::size_t head, const VariationSettings& settings)
{
    const HeadTrace& plain = trace.heads[head];
    const std::size_t n = plain.scores.rows(), m = plain.scores.columns();
    // [variation]
    Variation result{plain.scores, Matrix(n, plain.value.columns()), {}, std::vector<double>(m), {}, 0.0};
    const double factor = settings.gain * settings.gain / divisorOf(trace, settings.divideBy);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < m; ++j)
            result.weights(i, j) =
                trace.hides(i, j) ? -std::numeric_limits<double>::infinity() : plain.scores(i, j) * factor;
    for (std::vector<double*>& group : groupsOf(result.weights, settings.over))
        softmax(group);
    const double valueGain = settings.of == GainOf::Input ? settings.gain : 1.0;
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < m; ++j)
            for (std::size_t column = 0; column < result.context.columns(); ++column)
                result.context(i, column) += result.weights(i, j) * valueGain * plain.value(j, column);
    // [/variation]
    for (std::size_t i = 0; i < n; ++i) {
        const std::span<const double> row = result.weights.row(i);
        result.rowSums.push_back(std::accumulate(row.begin(), row.end(), 0.0));
        result.entropy.push_back(entropyOf(row, result.rowSums.back()));
        for (std::size_t j = 0; j < m; ++j)
            result.columnSums[j] += row[j];
    }
    for (std::size_t i = 0; i < result.context.values().size(); ++i)
        result.departure = std::max(
            result.departure, std::abs(result.context.values()[i] - valueGain * plain.context.values()[i]));
    return result;
}

} // namespace casefile::engine
