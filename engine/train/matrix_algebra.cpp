#include "engine/train/matrix_algebra.h"

#include "engine/input_error.h"
#include "engine/matrix/arma_bridge.h"

#include <armadillo>

namespace casefile::engine {

/// The matrix without a copy, transposed: Armadillo stores columns, we store rows.
static arma::mat view(const Matrix& a)
{
    return {const_cast<double*>(a.values().data()), a.columns(), a.rows(), false, true};
}

/// Writes into `result` through its transposed view.
template <typename Expression>
static Matrix filled(std::size_t rows, std::size_t columns, const Expression& expression)
{
    calculateInOneThread();
    Matrix result(rows, columns);
    arma::mat target(result.values().data(), columns, rows, false, true);
    target = expression;
    return result;
}

// (a b)^T = b^T a^T, and so on: each view is a transposed matrix.
Matrix product(const Matrix& a, const Matrix& b)
{
    return filled(a.rows(), b.columns(), view(b) * view(a));
}

Matrix productTransposed(const Matrix& a, const Matrix& b)
{
    return filled(a.rows(), b.rows(), view(b).t() * view(a));
}

Matrix transposedProduct(const Matrix& a, const Matrix& b)
{
    return filled(a.columns(), b.columns(), view(b) * view(a).t());
}

Matrix transposed(const Matrix& a)
{
    Matrix result(a.columns(), a.rows());
    for (std::size_t i = 0; i < a.rows(); ++i)
        for (std::size_t j = 0; j < a.columns(); ++j)
            result(j, i) = a(i, j);
    return result;
}

void requireFit(bool fits, const std::string& operation, const Matrix& a, const Matrix& b)
{
    if (!fits)
        throw InputError(operation + ": " + toString(a.shape()) + " and " + toString(b.shape()) +
                         " do not fit");
}

} // namespace casefile::engine
