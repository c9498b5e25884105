#pragma once

#include "engine/matrix/matrix.h"

#include <cstdint>
#include <vector>

namespace casefile::engine {

/// A fully connected network with tanh units: y = tanh(x W + b), layer after layer. The opening demonstration
/// uses it to show what attention is not: these weights are parameters and do not change with the input.
struct DenseLayer
{
    Matrix weights;           ///< [inputs, outputs]
    std::vector<double> bias; ///< outputs
};

struct DenseNetwork
{
    std::vector<DenseLayer> layers;
};

/// Every activation of one pass: layer 0 is the input itself.
struct DenseTrace
{
    std::vector<std::vector<double>> activations;
    std::vector<std::vector<double>> sums; ///< before tanh; empty for layer 0
};

/// An untrained network of these layer sizes, weights drawn with 1/sqrt(inputs) from the seed.
DenseNetwork untrainedDenseNetwork(const std::vector<std::size_t>& sizes, std::uint64_t seed);

/// Throws InputError when the input or a bias does not have the size of its layer.
DenseTrace forward(const DenseNetwork& network, const std::vector<double>& input);

} // namespace casefile::engine
