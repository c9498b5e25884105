#include "engine/attention/forward.h"
#include "engine/matrix/arma_bridge.h"

#include <armadillo>

namespace casefile::engine {

// [heads]
Matrix columnsOfHead(const Matrix& all, std::size_t head, std::size_t heads)
{
    const arma::mat sideBySide = toArma(all);                     // n x (heads * d)
    const std::size_t d = sideBySide.n_cols / heads;              // columns of one head
    return fromArma(sideBySide.cols(d * head, d * head + d - 1)); // n x d
}
// [/heads]

// [concat]
Matrix concat(const std::vector<Matrix>& contexts)
{
    arma::mat joined; // grows to n x (heads * d_v)
    for (const Matrix& one : contexts)
        joined = arma::join_rows(joined, toArma(one)); // n x (heads so far * d_v)
    return fromArma(joined);
}
// [/concat]

} // namespace casefile::engine
