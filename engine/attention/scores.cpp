#include "engine/attention/forward.h"
#include "engine/matrix/arma_bridge.h"

#include <armadillo>

#include <cmath>

namespace casefile::engine {

Matrix scores(const Matrix& query, const Matrix& key)
{
    const arma::mat q = toArma(query); // n x d_k
    const arma::mat k = toArma(key);   // m x d_k
    // [scores]
    const arma::mat s = q * k.t(); // n x m, one query per row
    // [/scores]
    return fromArma(s);
}

// [scaled]
double scoreDivisor(std::size_t dK, bool scale, double temperature)
{
    return (scale ? std::sqrt(double(dK)) : 1.0) * temperature;
}

Matrix scaled(const Matrix& raw, double divisor)
{
    const arma::mat s = toArma(raw); // n x m
    return fromArma(s / divisor);    // n x m
}
// [/scaled]

} // namespace casefile::engine
