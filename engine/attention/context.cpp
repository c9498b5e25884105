#include "engine/attention/forward.h"
#include "engine/matrix/arma_bridge.h"

#include <armadillo>

namespace casefile::engine {

Matrix context(const Matrix& weights, const Matrix& value)
{
    const arma::mat a = toArma(weights); // n x m
    const arma::mat v = toArma(value);   // m x d_v
    // [context]
    const arma::mat c = a * v; // n x d_v, each row a blend of the values
    // [/context]
    return fromArma(c);
}

} // namespace casefile::engine
