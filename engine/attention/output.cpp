#include "engine/attention/forward.h"
#include "engine/matrix/arma_bridge.h"

#include <armadillo>

namespace casefile::engine {

Matrix output(const Matrix& concat, const AttentionWeights& weights)
{
    if (weights.wo.empty())
        return concat; // n x (heads * d_v)

    const arma::mat c = toArma(concat);      // n x (heads * d_v)
    const arma::mat wo = toArma(weights.wo); // (heads * d_v) x d_model
    // [output]
    arma::mat y = c * wo; // n x d_model
    if (!weights.bo.empty())
        y.each_row() += arma::rowvec(weights.bo); // 1 x d_model
    // [/output]
    return fromArma(y);
}

} // namespace casefile::engine
