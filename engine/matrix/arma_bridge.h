#pragma once

#include "engine/matrix/matrix.h"

namespace arma {
template <typename Element>
class Mat;
}

namespace casefile::engine {

/// Private to engine/: copies between the program's matrices and Armadillo's, both with one token per row.
/// Armadillo's type is only named here; the .cpp files that use it include <armadillo>.
arma::Mat<double> toArma(const Matrix& matrix);
Matrix fromArma(const arma::Mat<double>& matrix);

/// Keeps OpenBLAS from starting threads: for lesson-sized products they cost more than they give, and one
/// thread adds up in one order on every machine.
void calculateInOneThread();

} // namespace casefile::engine
