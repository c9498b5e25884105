#include "engine/measure/tensor_change.h"

#include "engine/attention/attend.h"

#include <algorithm>
#include <cmath>

namespace casefile::engine {

namespace {

double largestOf(const Matrix& matrix)
{
    double largest = 0.0;
    for (const double value : matrix.values())
        largest = std::isfinite(value) ? std::max(largest, std::abs(value)) : largest;
    return largest;
}

TensorChange changeOf(TensorId tensor, const Matrix& before, const Matrix& after)
{
    TensorChange change{.tensor = tensor, .shape = {after.rows(), after.columns()}, .cells = {}};
    const double rounding = roundingOf(before, after);
    const auto was = before.values();
    const auto is = after.values();
    for (std::size_t cell = 0; cell < is.size(); ++cell) {
        const double difference = was[cell] == is[cell] ? 0.0 : std::abs(is[cell] - was[cell]);
        const bool differs = difference > rounding;
        change.cells.push_back(differs);
        change.count += differs ? 1 : 0;
        change.largest = differs ? std::max(change.largest, difference) : change.largest;
    }
    return change;
}

} // namespace

double roundingOf(const Matrix& before, const Matrix& after)
{
    return roundingShare * std::max(largestOf(before), largestOf(after));
}

std::vector<TensorChange> tensorChanges(const AttentionTrace& before, const AttentionTrace& after,
                                        std::size_t head)
{
    std::vector<TensorChange> changes;
    for (const TensorId tensor : allTensors()) {
        const Matrix was = before.tensor(tensor, head);
        const Matrix is = after.tensor(tensor, head);
        if (!is.empty() && was.rows() == is.rows() && was.columns() == is.columns())
            changes.push_back(changeOf(tensor, was, is));
    }
    return changes;
}

TracePtr withWeights(const AttentionTrace& trace, std::shared_ptr<const AttentionWeights> weights)
{
    return attend({trace.x, trace.memory, std::move(weights), trace.settings});
}

} // namespace casefile::engine
