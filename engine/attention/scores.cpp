#include "engine/attention/forward.h"
#include "engine/matrix/arma_bridge.h"
#include "engine/matrix/row_blocks.h"

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

static Matrix scaledRows(const Matrix& raw, double divisor)
{
    const arma::mat s = toArma(raw); // n x m
    return fromArma(s / divisor);    // n x m
}
// [/scaled]

Matrix scaled(const Matrix& raw, double divisor)
{
    Matrix all(raw.rows(), raw.columns());
    inRowBlocks(raw, [&](std::size_t first, const Matrix& rows) {
        std::ranges::copy(scaledRows(rows, divisor).values(), all.row(first).begin());
    });
    return all;
}

} // namespace casefile::engine
