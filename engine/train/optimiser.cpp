#include "engine/train/optimiser.h"

#include "engine/input_error.h"

#include <cmath>
#include <numbers>

namespace casefile::engine {

/// The matrix of that name, or zeros when the state is new.
static Matrix remembered(const Parameters& state, const std::string& name, const Shape& shape)
{
    const auto found = state.find(name);
    return found == state.end() ? Matrix(shape.rows, shape.columns) : found->second;
}

static const Matrix& gradientOf(const std::string& name, const Matrix& value, const Parameters& gradients)
{
    const Matrix& gradient = parameter(gradients, name);
    if (gradient.shape() != value.shape())
        throw InputError("\"" + name + "\" is " + toString(value.shape()) + " but its gradient is " +
                         toString(gradient.shape()));
    return gradient;
}

AdamResult adamStep(const Parameters& parameters, const Parameters& gradients, const AdamState& state,
                    const AdamSettings& settings, double rate)
{
    AdamResult result{parameters, {{}, {}, state.step + 1}};
    const double steps = double(result.state.step);
    const double b1 = settings.firstRate, b2 = settings.secondRate;
    const double fullMean = 1.0 - std::pow(b1, steps), fullSquare = 1.0 - std::pow(b2, steps);
    for (auto& [name, value] : result.parameters) {
        const Matrix& gradient = gradientOf(name, value, gradients);
        Matrix mean = remembered(state.mean, name, value.shape());
        Matrix square = remembered(state.square, name, value.shape());
        const double decay = value.rows() > 1 ? settings.decay : 0.0;
        const bool inside = settings.kind == Decay::InGradient;
        // [adam]
        for (std::size_t i = 0; i < value.values().size(); ++i) {
            double& w = value.values()[i];
            const double g = gradient.values()[i] + (inside ? decay * w : 0.0);
            double& m = mean.values()[i];
            double& v = square.values()[i];
            m = b1 * m + (1.0 - b1) * g;
            v = b2 * v + (1.0 - b2) * g * g;
            const double fairMean = m / fullMean; // both started at 0
            const double fairSquare = v / fullSquare;
            w -= rate * (inside ? 0.0 : decay * w);
            w -= rate * fairMean / (std::sqrt(fairSquare) + settings.epsilon);
        }
        // [/adam]
        result.state.mean[name] = std::move(mean);
        result.state.square[name] = std::move(square);
    }
    return result;
}

// [clip]
Parameters clipped(const Parameters& gradients, double largestNorm)
{
    const double length = norm(gradients);
    Parameters result = gradients;
    if (length > largestNorm)
        for (auto& [name, matrix] : result)
            for (double& value : matrix.values())
                value *= largestNorm / length;
    return result;
}
// [/clip]

// [schedule]
double rateAt(const Schedule& schedule, std::uint64_t step)
{
    if (step < schedule.warmUp)
        return schedule.peak * double(step + 1) / double(schedule.warmUp);
    if (schedule.total == 0)
        return schedule.peak;
    if (step >= schedule.total)
        return schedule.floor;
    const double done = double(step - schedule.warmUp) / double(schedule.total - schedule.warmUp); // 0 … 1
    return schedule.floor +
           (schedule.peak - schedule.floor) * 0.5 * (1.0 + std::cos(std::numbers::pi * done));
}
// [/schedule]

} // namespace casefile::engine
