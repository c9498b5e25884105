#include "engine/attention/forward.h"
#include "engine/matrix/arma_bridge.h"

#include <armadillo>

namespace casefile::engine {

/// Adds the bias to every row, if there is one.
static void addBias(arma::mat& rows, const std::vector<double>& bias)
{
    if (!bias.empty())
        rows.each_row() += arma::rowvec(bias); // 1 x columns
}

Projection project(const Matrix& input, const Matrix& source, const AttentionWeights& weights)
{
    const arma::mat x = toArma(input);       // n x d_model
    const arma::mat memory = toArma(source); // m x d_model, x itself in self-attention
    const arma::mat wq = toArma(weights.wq); // d_model x (heads * d_k)
    const arma::mat wk = toArma(weights.wk); // d_model x (heads * d_k)
    const arma::mat wv = toArma(weights.wv); // d_model x (heads * d_v)
    // [project]
    arma::mat q = x * wq;      // n x (heads * d_k)
    arma::mat k = memory * wk; // m x (heads * d_k)
    arma::mat v = memory * wv; // m x (heads * d_v)
    addBias(q, weights.bq);
    addBias(k, weights.bk);
    addBias(v, weights.bv);
    // [/project]
    return {fromArma(q), fromArma(k), fromArma(v)};
}

} // namespace casefile::engine
