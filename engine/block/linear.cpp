#include "engine/block/linear.h"

#include "engine/block/shape_check.h"
#include "engine/matrix/arma_bridge.h"
#include "engine/matrix/room.h"

#include <armadillo>

namespace casefile::engine {

Matrix linear(const Matrix& input, const Linear& layer, const std::string& name)
{
    requireUsable(name, layer.weights);
    requireShape(name, layer.weights, {input.columns(), layer.weights.columns()});
    requireBiasSize(name + " bias", layer.bias, layer.weights.columns());
    requireRoom("\"" + name + "\"", {input.rows(), layer.weights.columns()});
    calculateInOneThread();
    const arma::mat x = toArma(input);         // n x inputs
    const arma::mat w = toArma(layer.weights); // inputs x outputs
    // [linear]
    arma::mat y = x * w; // n x outputs
    if (!layer.bias.empty())
        y.each_row() += arma::rowvec(layer.bias); // 1 x outputs
    // [/linear]
    return fromArma(y);
}

Matrix residual(const Matrix& x, const Matrix& update)
{
    requireShape("update", update, x.shape());
    // [residual]
    Matrix sum = x; // n x d
    for (std::size_t i = 0; i < sum.values().size(); ++i)
        sum.values()[i] += update.values()[i];
    // [/residual]
    return sum;
}

} // namespace casefile::engine
