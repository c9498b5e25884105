#include "app/learner/schedule/parameters.h"

#include "app/learner/schedule/rounding.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace casefile::learner {

namespace {

constexpr std::size_t countOfVersion45 = 17;
constexpr std::size_t countOfVersion5 = 19;
constexpr double decayOfVersion5 = 0.5;

struct Bounds
{
    double least;
    double most;
};

constexpr std::array<Bounds, 21> parameterBounds{{
    {0.001, 100}, {0.001, 100},  {0.001, 100}, {0.001, 100},  // first stability for each grade
    {1, 10},      {0.001, 4},    {0.001, 4},   {0.001, 0.75}, // difficulty
    {0, 4.5},     {0, 0.8},      {0.001, 3.5},                // stability after a pass
    {0.001, 5},   {0.001, 0.25}, {0.001, 0.9}, {0, 4},        // stability after a failure
    {0, 1},       {1, 6},                                     // Hard, Easy
    {0, 2},       {0, 2},        {0.01, 0.8},                 // answers on the same day
    {0.1, 0.8},                                               // decay of the forgetting curve
}};

/// FSRS-4.5 kept difficulty on another scale, and had no answers on the same day.
void fromVersion45(std::vector<double>& w)
{
    w[4] = rounded8(w[4] + 2.0 * w[5]);
    w[5] = rounded8(std::log(3.0 * w[5] + 1.0) / 3.0);
    w[6] = rounded8(w[6] + 0.5);
    w.insert(w.end(), {0.0, 0.0});
}

/// The most that w17 and w18 may be so that a card of one day (S = 1, D = 1, R = 0.7) that is failed, and
/// then passes all its relearning steps, does not end more stable than it was: w11 (2^w13 - 1) e^(0.3 w14)
/// e^(steps w17 w18) <= 1, with both at their most.
double mostOfSameDay(const std::vector<double>& w, int relearningSteps)
{
    constexpr double least = 0.1;
    constexpr double most = 2.0;
    const double failed = std::log(w[11]) + std::log(std::pow(2.0, w[13]) - 1.0) + 0.3 * w[14];
    const double product = std::max(-failed / relearningSteps, 0.0);
    return std::clamp(rounded8(std::sqrt(product)), least, most);
}

} // namespace

std::optional<Parameters> parametersFrom(std::span<const double> given, bool shortTerm, int relearningSteps)
{
    const auto isFinite = [](double value) { return std::isfinite(value); };
    std::vector<double> w(given.begin(), given.end());
    if (w.size() == countOfVersion45)
        fromVersion45(w);
    if (!std::ranges::all_of(given, isFinite) || !std::ranges::all_of(w, isFinite))
        return std::nullopt;
    if (w.size() == countOfVersion5)
        w.insert(w.end(), {0.0, decayOfVersion5});
    Parameters parameters{};
    if (w.size() != parameters.size())
        return std::nullopt;
    for (std::size_t i = 0; i < w.size(); ++i)
        w[i] =
            std::clamp(w[i], i == 19 && !shortTerm ? 0.0 : parameterBounds[i].least, parameterBounds[i].most);
    if (relearningSteps > 1) {
        const double most = mostOfSameDay(w, relearningSteps);
        w[17] = std::min(w[17], most);
        w[18] = std::min(w[18], most);
    }
    std::ranges::copy(w, parameters.begin());
    return parameters;
}

} // namespace casefile::learner
