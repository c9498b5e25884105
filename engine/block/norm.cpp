#include "engine/block/norm.h"

#include "engine/block/shape_check.h"
#include "engine/input_error.h"
#include "engine/matrix/arma_bridge.h"

#include <armadillo>

#include <cmath>

namespace casefile::engine {

static void check(const Matrix& x, const NormWeights& weights)
{
    requireUsable("x", x);
    requireSize("gamma", weights.gamma, x.columns());
    requireBiasSize("beta", weights.beta, x.columns());
    if (!(weights.epsilon >= 0.0) || !std::isfinite(weights.epsilon))
        throw InputError("\"epsilon\" must be a finite number, 0 or greater");
}

NormTrace normalise(const Matrix& input, const NormWeights& weights)
{
    check(input, weights);
    const arma::mat x = toArma(input);       // n x d
    const arma::rowvec gamma(weights.gamma); // 1 x d
    // [norm]
    arma::vec mean(x.n_rows, arma::fill::zeros); // n x 1, stays 0 for the root mean square
    if (weights.kind == NormKind::Layer)
        mean = arma::mean(x, 1);                                 // n x 1, over the d numbers of a token
    arma::mat centred = x.each_col() - mean;                     // n x d
    const arma::vec variance = arma::mean(centred % centred, 1); // n x 1
    arma::mat normalised = centred.each_col() / arma::sqrt(variance + weights.epsilon); // n x d
    arma::mat y = normalised.each_row() % gamma;                                        // n x d
    if (!weights.beta.empty())
        y.each_row() += arma::rowvec(weights.beta); // 1 x d
    // [/norm]
    if (!y.is_finite())
        throw InputError("\"x\" is " + toString(input.shape()) +
                         ": a row cannot be normalised in double precision with this epsilon");
    return {weights,
            input,
            arma::conv_to<std::vector<double>>::from(mean),
            arma::conv_to<std::vector<double>>::from(variance),
            fromArma(normalised),
            fromArma(y)};
}

} // namespace casefile::engine
