#include "engine/matrix/vectors.h"

#include <cmath>
#include <numeric>

namespace casefile::engine {

double dot(std::span<const double> left, std::span<const double> right)
{
    return std::inner_product(left.begin(), left.end(), right.begin(), 0.0);
}

double lengthOf(std::span<const double> row)
{
    return std::sqrt(dot(row, row));
}

double distance(std::span<const double> left, std::span<const double> right)
{
    double squares = 0.0;
    for (std::size_t i = 0; i < left.size(); ++i)
        squares += (left[i] - right[i]) * (left[i] - right[i]);
    return std::sqrt(squares);
}

} // namespace casefile::engine
