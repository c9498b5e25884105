#include "app/figures/round_ticks.h"

#include <cmath>

namespace casefile::figures {

namespace {

constexpr double divisionRounding = 1e-9; ///< of a division

/// The smallest of 1, 2, 5 times a power of ten that is not below `least`.
double roundStep(double least)
{
    const double power = std::pow(10.0, std::floor(std::log10(least) + divisionRounding));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= least * (1.0 - divisionRounding))
            return factor * power;
    return 10.0 * power;
}

} // namespace

std::vector<double> roundTicks(double low, double high, int steps)
{
    std::vector<double> ticks;
    if (!(high > low))
        return ticks;
    const double step = roundStep((high - low) / steps);
    for (double place = std::ceil(low / step - divisionRounding); place <= high / step + divisionRounding;
         ++place)
        ticks.push_back(place * step);
    return ticks;
}

} // namespace casefile::figures
