#pragma once

#include <cmath>

namespace casefile::learner {

/// To the nearest whole number, a half upwards.
inline double roundedHalfUp(double value)
{
    const double below = std::floor(value);
    return value - below >= 0.5 ? below + 1.0 : below;
}

/// To 8 decimals. FSRS rounds after each formula, so that every compiler and C library gives the same bits.
inline double rounded8(double value)
{
    constexpr double scale = 1e8;
    return roundedHalfUp(value * scale) / scale;
}

} // namespace casefile::learner
