#pragma once

#include "engine/matrix/matrix.h"

#include <cstdint>
#include <random>
#include <string_view>

namespace casefile::engine {

/// Normally distributed numbers that are the same on every platform: mt19937_64 is fixed by the C++ standard,
/// std::normal_distribution is not, so the Box-Muller transform is written out.
class Gaussian
{
public:
    explicit Gaussian(std::uint64_t seed);
    double next(); ///< mean 0, standard deviation 1

private:
    double uniform(); ///< in (0, 1]
    std::mt19937_64 m_bits;
};

/// A matrix of independent draws: mean 0, the given standard deviation.
Matrix gaussianMatrix(std::size_t rows, std::size_t columns, double deviation, Gaussian& gaussian);

/// A number made from a word and a seed (FNV-1a, then mixed): equal words have equal numbers, on every
/// platform.
std::uint64_t hashOf(std::string_view word, std::uint64_t seed);

} // namespace casefile::engine
