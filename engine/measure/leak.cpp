#include "engine/measure/leak.h"

#include "engine/attention/attend.h"
#include "engine/matrix/vectors.h"

#include <algorithm>

namespace casefile::engine {

// [leak]
std::vector<double> outputShift(const AttentionTrace& trace, std::size_t changed, const Mask& mask,
                                std::size_t rows)
{
    AttentionInput input{firstRows(trace.x, rows), trace.x, trace.model.weights, trace.settings};
    input.settings.mask = mask; // `rows` rows ask, all n are asked
    const TracePtr before = attend(input);
    std::ranges::fill(input.memory.row(changed), 0.0);
    if (changed < input.x.rows())
        std::ranges::fill(input.x.row(changed), 0.0);
    const TracePtr after = attend(input);
    std::vector<double> shift;
    for (std::size_t row = 0; row < input.x.rows(); ++row)
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
