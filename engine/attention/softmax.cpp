#include "engine/attention/forward.h"
#include "engine/matrix/arma_bridge.h"
#include "engine/matrix/row_blocks.h"

#include <armadillo>

#include <algorithm>

namespace casefile::engine {

static Softmax softmaxOfRows(const Matrix& masked)
{
    const arma::mat s = toArma(masked); // n x m
    // [softmax]
    arma::vec maximum(s.n_rows);                        // n x 1
    arma::vec sum(s.n_rows, arma::fill::zeros);         // n x 1
    arma::mat a(s.n_rows, s.n_cols, arma::fill::zeros); // n x m
    for (arma::uword i = 0; i < s.n_rows; ++i) {
        maximum(i) = s.row(i).max();
        if (maximum(i) == -arma::datum::inf)
            continue; // everything is hidden: the weights of this row stay 0

        const arma::rowvec shifted = s.row(i) - maximum(i); // 1 x m, so that exp cannot overflow
        const arma::rowvec e = arma::exp(shifted);          // 1 x m, 0 where hidden
        sum(i) = arma::accu(e);
        a.row(i) = e / sum(i); // 1 x m, adds up to 1
    }
    // [/softmax]
    return {arma::conv_to<std::vector<double>>::from(maximum), arma::conv_to<std::vector<double>>::from(sum),
            fromArma(a)};
}

Softmax softmax(const Matrix& masked)
{
    Softmax all{{}, {}, Matrix(masked.rows(), masked.columns())};
    inRowBlocks(masked, [&all](std::size_t first, const Matrix& rows) {
        const Softmax some = softmaxOfRows(rows);
        std::ranges::copy(some.weights.values(), all.weights.row(first).begin());
        all.rowMaximum.insert(all.rowMaximum.end(), some.rowMaximum.begin(), some.rowMaximum.end());
        all.rowSum.insert(all.rowSum.end(), some.rowSum.begin(), some.rowSum.end());
    });
    return all;
}

} // namespace casefile::engine
