#include "engine/attention/score_rank.h"

#include "engine/matrix/arma_bridge.h"

#include <armadillo>

namespace casefile::engine {

std::size_t scoreRank(const Matrix& query, const Matrix& key)
{
    if (query.empty() || key.empty())
        return 0;
    // Q = U R and K = V S with orthonormal columns in U and V, so Q K^T = U (R S^T) V^T has the rank of R
    // S^T, which is d_k x d_k at most: no need to make n x m scores.
    arma::mat unused, r, s;
    if (!arma::qr_econ(unused, r, toArma(query)) || !arma::qr_econ(unused, s, toArma(key)))
        return 0;
    return std::size_t(arma::rank(r * s.t()));
}

} // namespace casefile::engine
