#include "engine/measure/leak.h"

#include "engine/attention/attend.h"
#include "engine/matrix/vectors.h"

#include <algorithm>

namespace casefile::engine {

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
