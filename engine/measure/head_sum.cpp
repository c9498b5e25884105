#include "engine/measure/head_sum.h"

#include "engine/matrix/arma_bridge.h"

#include <armadillo>

#include <algorithm>
#include <cmath>
#include <functional>

namespace casefile::engine {

Matrix partOfHead(const AttentionTrace& trace, std::size_t head)
{
    const AttentionWeights& weights = trace.weights();
    const Matrix& contextOfHead = trace.heads[head].context;
    const std::size_t d = contextOfHead.columns();
    if (weights.wo.empty()) {
        Matrix part(trace.output.rows(), trace.output.columns());
        for (std::size_t i = 0; i < part.rows(); ++i)
            std::ranges::copy(contextOfHead.row(i), part.row(i).begin() + std::ptrdiff_t(head * d));
        return part;
    }
    const arma::mat wo = toArma(weights.wo);
    const arma::mat c = toArma(contextOfHead);
    // [head-part]
    const arma::mat part = c * wo.rows(d * head, d * head + d - 1); // n x d_v times d_v x d_model
    // [/head-part]
    return fromArma(part);
}

// [head-sum]
HeadSum sumOfHeads(const AttentionTrace& trace)
{
    HeadSum result;
    result.sum = Matrix(trace.output.rows(), trace.output.columns()); // n x d_model
    for (std::size_t head = 0; head < trace.headCount(); ++head) {
        result.parts.push_back(partOfHead(trace, head));
        std::ranges::transform(result.sum.values(), result.parts.back().values(), result.sum.values().begin(),
                               std::plus());
    }
    const std::vector<double>& bias = trace.weights().bo;
    for (std::size_t i = 0; !bias.empty() && i < result.sum.rows(); ++i)
        std::ranges::transform(result.sum.row(i), bias, result.sum.row(i).begin(), std::plus());
    for (std::size_t cell = 0; cell < result.sum.values().size(); ++cell)
        result.largestDifference = std::max(
            result.largestDifference, std::abs(result.sum.values()[cell] - trace.output.values()[cell]));
    return result;
}
// [/head-sum]

} // namespace casefile::engine
