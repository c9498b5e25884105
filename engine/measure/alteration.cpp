#include "engine/measure/alteration.h"

#include "engine/matrix/arma_bridge.h"
#include "engine/models/gaussian.h"

#include <armadillo>

namespace casefile::engine {

namespace {

constexpr double biasAdded = 2.0;
constexpr double drawShare = 0.3; ///< standard deviation of M - I times sqrt(d_k): M stays invertible

void addBias(std::vector<double>& bias, std::size_t columns)
{
    bias.resize(columns, 0.0);
    for (double& value : bias)
        value += biasAdded;
}

/// Biases are turned as the columns are, since q = x W_Q + b_Q.
arma::mat turned(const std::vector<double>& bias, const arma::mat& turn)
{
    return arma::rowvec(bias) * turn;
}

void changeBasis(AttentionWeights& weights, std::uint64_t seed)
{
    Gaussian gaussian(seed);
    arma::mat wq = toArma(weights.wq); // d_model x (heads * d_k)
    arma::mat wk = toArma(weights.wk);
    const std::size_t dK = weights.dK();
    for (std::size_t head = 0; head < weights.heads; ++head) {
        const arma::span columns(head * dK, (head + 1) * dK - 1);
        const double deviation = drawShare / std::sqrt(double(dK));
        const arma::mat m = arma::eye(dK, dK) + toArma(gaussianMatrix(dK, dK, deviation, gaussian));
        const arma::mat inverse = arma::inv(m).t(); // M^-T
        wq(arma::span::all, columns) = wq(arma::span::all, columns) * m;
        wk(arma::span::all, columns) = wk(arma::span::all, columns) * inverse;
        const auto turn = [&](std::vector<double>& bias, const arma::mat& by) {
            if (bias.empty())
                return;
            const std::vector<double> part(bias.begin() + long(head * dK),
                                           bias.begin() + long((head + 1) * dK));
            const arma::mat result = turned(part, by);
            std::copy(result.begin(), result.end(), bias.begin() + long(head * dK));
        };
        turn(weights.bq, m);
        turn(weights.bk, inverse);
    }
    weights.wq = fromArma(wq);
    weights.wk = fromArma(wk);
}

} // namespace

AttentionWeights altered(const AttentionWeights& weights, Alteration alteration, std::uint64_t seed)
{
    AttentionWeights result = weights;
    switch (alteration) {
    case Alteration::Basis:
        changeBasis(result, seed);
        break;
    case Alteration::KeyBias:
        addBias(result.bk, result.wk.columns());
        break;
    case Alteration::QueryBias:
        addBias(result.bq, result.wq.columns());
        break;
    case Alteration::ValueBias:
        addBias(result.bv, result.wv.columns());
        break;
    case Alteration::NoValues:
        result.wv = Matrix(result.wv.rows(), result.wv.columns());
        result.bv.clear();
        break;
    case Alteration::Tied:
        result.wk = result.wq;
        result.bk = result.bq;
        break;
    }
    return result;
}

} // namespace casefile::engine
