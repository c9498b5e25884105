#include "engine/matrix/vectors.h"

#include <algorithm>
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

Matrix firstRows(const Matrix& matrix, std::size_t rows)
{
    Matrix first(std::min(rows, matrix.rows()), matrix.columns());
    std::ranges::copy(matrix.values().first(first.values().size()), first.values().begin());
    return first;
}

} // namespace casefile::engine
