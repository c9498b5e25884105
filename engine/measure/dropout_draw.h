#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace casefile::engine {

/// One draw of dropout over a row of numbers.
struct DropoutDraw
{
    std::vector<bool> kept;     ///< one for each number
    std::vector<double> output; ///< 0 where dropped, value / (1 - rate) where kept
};

/// Inverted dropout (Srivastava et al. 2014): each number is dropped with probability `rate`, 0 <= rate < 1,
/// and what stays is enlarged so that the mean over many draws is the value. The seed decides the draw.
DropoutDraw dropOut(std::span<const double> values, double rate, std::uint64_t seed);

} // namespace casefile::engine
