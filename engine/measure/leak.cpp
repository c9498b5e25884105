#include "engine/measure/leak.h"

#include "engine/attention/attend.h"

#include <algorithm>
#include <cmath>

namespace casefile::engine {

namespace {

double distance(std::span<const double> left, std::span<const double> right)
{
    double squares = 0.0;
    for (std::size_t i = 0; i < left.size(); ++i)
        squares += (left[i] - right[i]) * (left[i] - right[i]);
    return std::sqrt(squares);
}

} // namespace

// [leak]
std::vector<double> outputShift(const AttentionTrace& trace, std::size_t changed, const Mask& mask)
{
    AttentionInput input{trace.x, {}, trace.model.weights, trace.settings};
    input.settings.mask = mask;
    const TracePtr before = attend(input);
    std::ranges::fill(input.x.row(changed), 0.0);
    const TracePtr after = attend(input);
    std::vector<double> shift;
    for (std::size_t row = 0; row < trace.queries(); ++row)
        shift.push_back(distance(before->output.row(row), after->output.row(row)));
    return shift;
}

std::size_t leakingRows(const std::vector<double>& shift, std::size_t changed)
{
    return std::size_t(std::count_if(shift.begin(), shift.begin() + long(changed),
                                     [](double moved) { return moved > 0.0; }));
}
// [/leak]

} // namespace casefile::engine
