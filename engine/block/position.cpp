#include "engine/block/position.h"

#include <cmath>

namespace casefile::engine {

namespace {

constexpr double longestWave = 10000.0; // the constant of the paper

} // namespace

double positionFrequency(std::size_t pair, std::size_t dimensions)
{
    return std::pow(longestWave, -2.0 * double(pair) / double(dimensions));
}

// [position]
Matrix sinusoidalPosition(std::size_t n, std::size_t dimensions)
{
    Matrix position(n, dimensions); // n x dimensions
    for (std::size_t column = 0; column < dimensions; ++column) {
        const double frequency = positionFrequency(column / 2, dimensions);
        for (std::size_t row = 0; row < n; ++row) {
            const double angle = double(row) * frequency;
            position(row, column) = column % 2 == 0 ? std::sin(angle) : std::cos(angle);
        }
    }
    return position;
}
// [/position]

} // namespace casefile::engine
