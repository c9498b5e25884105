#include "engine/measure/symmetry.h"

#include "engine/input_error.h"
#include "engine/matrix/arma_bridge.h"

#include <armadillo>

namespace casefile::engine {

Symmetry symmetryOf(const Matrix& scores)
{
    if (scores.rows() != scores.columns() || scores.empty())
        throw InputError("\"scores\": only a square matrix can be symmetric");
    const arma::mat s = toArma(scores); // n x n
    const arma::mat symmetric = (s + s.t()) / 2.0;
    const arma::mat skew = (s - s.t()) / 2.0;
    Symmetry result;
    result.whole = arma::norm(s, "fro");
    result.symmetricPart = arma::norm(symmetric, "fro");
    result.skewPart = arma::norm(skew, "fro");
    if (result.whole > 0.0)
        result.skewShare = result.skewPart * result.skewPart / (result.whole * result.whole);
    result.largestDifference = 2.0 * arma::abs(skew).max();
    result.smallestDiagonal = s.diag().min();
    result.smallestEigenvalue = arma::eig_sym(symmetric).min();
    return result;
}

} // namespace casefile::engine
