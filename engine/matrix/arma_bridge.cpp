#include "engine/matrix/arma_bridge.h"

#include <armadillo>

extern "C" void openblas_set_num_threads(int threads);

namespace casefile::engine {

arma::mat toArma(const Matrix& matrix)
{
    // Armadillo stores columns, we store rows: the same bytes are the transposed matrix.
    const arma::mat columns(const_cast<double*>(matrix.values().data()), matrix.columns(), matrix.rows(),
                            false, true);
    return columns.t(); // rows x columns
}

Matrix fromArma(const arma::mat& matrix)
{
    Matrix result(matrix.n_rows, matrix.n_cols);
    arma::mat columns(result.values().data(), matrix.n_cols, matrix.n_rows, false, true);
    columns = matrix.t(); // written where it stays
    return result;
}

void calculateInOneThread()
{
    static const bool done = (openblas_set_num_threads(1), true);
    static_cast<void>(done);
}

} // namespace casefile::engine
