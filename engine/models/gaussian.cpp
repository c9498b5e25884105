#include "engine/models/gaussian.h"

#include <cmath>
#include <numbers>

namespace casefile::engine {

Gaussian::Gaussian(std::uint64_t seed)
    : m_bits(seed)
{}

double Gaussian::uniform()
{
    constexpr int unusedBits = 11; // a double keeps 53 of 64
    constexpr double step = 0x1.0p-53;
    return (double(m_bits() >> unusedBits) + 1.0) * step;
}

double Gaussian::next()
{
    const double radius = std::sqrt(-2.0 * std::log(uniform()));
    return radius * std::cos(2.0 * std::numbers::pi * uniform());
}

Matrix gaussianMatrix(std::size_t rows, std::size_t columns, double deviation, Gaussian& gaussian)
{
    Matrix matrix(rows, columns);
    for (auto& value : matrix.values())
        value = deviation * gaussian.next();
    return matrix;
}

std::uint64_t hashOf(std::string_view word, std::uint64_t seed)
{
    std::uint64_t hash = 0xcbf29ce484222325U ^ (seed * 0x9e3779b97f4a7c15U);
    for (const char byte : word)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    hash = (hash ^ (hash >> 30U)) * 0xbf58476d1ce4e5b9U;
    hash = (hash ^ (hash >> 27U)) * 0x94d049bb133111ebU;
    return hash ^ (hash >> 31U);
}

} // namespace casefile::engine
