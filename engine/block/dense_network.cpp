#include "engine/block/dense_network.h"

#include "engine/input_error.h"
#include "engine/models/gaussian.h"

#include <cmath>
#include <string>

namespace casefile::engine {

DenseNetwork untrainedDenseNetwork(const std::vector<std::size_t>& sizes, std::uint64_t seed)
{
    Gaussian gaussian(seed);
    DenseNetwork network;
    for (std::size_t layer = 0; layer + 1 < sizes.size(); ++layer) {
        const double deviation = 1.0 / std::sqrt(double(sizes[layer]));
        network.layers.push_back({gaussianMatrix(sizes[layer], sizes[layer + 1], deviation, gaussian),
                                  std::vector<double>(sizes[layer + 1], 0.0)});
    }
    return network;
}

// [dense]
DenseTrace forward(const DenseNetwork& network, const std::vector<double>& input)
{
    DenseTrace trace{{input}, {{}}};
    for (const auto& layer : network.layers) {
        const auto& before = trace.activations.back(); // inputs
        if (before.size() != layer.weights.rows())
            throw InputError("input: " + std::to_string(before.size()) + " numbers for a layer of " +
                             std::to_string(layer.weights.rows()) + " inputs");
        if (layer.bias.size() != layer.weights.columns())
            throw InputError("bias: " + std::to_string(layer.bias.size()) + " numbers for a layer of " +
                             std::to_string(layer.weights.columns()) + " outputs");
        std::vector<double> sums = layer.bias; // outputs
        for (std::size_t from = 0; from < before.size(); ++from)
            for (std::size_t to = 0; to < sums.size(); ++to)
                sums[to] += before[from] * layer.weights(from, to);
        std::vector<double> activations(sums.size());
        for (std::size_t to = 0; to < sums.size(); ++to)
            activations[to] = std::tanh(sums[to]);
        trace.sums.push_back(std::move(sums));
        trace.activations.push_back(std::move(activations));
    }
    return trace;
}
// [/dense]

} // namespace casefile::engine
