#include "engine/measure/tensor_difference.h"

#include "engine/measure/tensor_change.h"

#include <cmath>
#include <limits>

namespace casefile::engine {

namespace {

/// {0, 0} for a head that the pass does not have.
Shape shapeOf(const AttentionTrace& trace, TensorId tensor, std::size_t head)
{
    return isPerHead(tensor) && head >= trace.headCount() ? Shape{} : trace.shape(tensor);
}

double minus(double after, double before)
{
    if (std::isfinite(after) && std::isfinite(before))
        return after - before;
    return after == before ? 0.0 : std::numeric_limits<double>::quiet_NaN();
}

} // namespace

TensorDifference tensorDifference(const AttentionTrace& before, const AttentionTrace& after, TensorId tensor,
                                  std::size_t head)
{
    TensorDifference result{.tensor = tensor,
                            .before = shapeOf(before, tensor, head),
                            .after = shapeOf(after, tensor, head),
                            .cells = {}};
    if (result.before != result.after || result.after == Shape{})
        return result;
    const Matrix was = before.tensor(tensor, head);
    result.cells = after.tensor(tensor, head); // [rows, columns], as before
    const double rounding = roundingOf(was, result.cells);
    for (std::size_t row = 0; row < was.rows(); ++row) {
        for (std::size_t column = 0; column < was.columns(); ++column) {
            double& cell = result.cells(row, column);
            cell = minus(cell, was(row, column));
            result.oneSided += std::isnan(cell) ? 1 : 0;
            result.changed += std::isnan(cell) || std::abs(cell) > rounding ? 1 : 0;
            if (std::abs(cell) > result.largest) {
                result.largest = std::abs(cell);
                result.row = row;
                result.column = column;
            }
        }
    }
    return result;
}

} // namespace casefile::engine
