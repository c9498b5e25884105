#include "engine/measure/stack.h"

#include "engine/attention/attend.h"
#include "engine/models/gaussian.h"

#include <cmath>
#include <future>
#include <utility>

namespace casefile::engine {

/// Blocks of one stack share no numbers.
static std::uint64_t seedOf(std::size_t block, std::uint64_t seed)
{
    return hashOf(std::to_string(block), seed);
}

// [stack]
std::vector<EncoderBlockTrace> runStack(const Matrix& x, const StackSettings& settings,
                                        std::vector<EncoderBlockTrace> below)
{
    std::vector<EncoderBlockTrace> traces = std::move(below);
    for (std::size_t block = traces.size(); block < settings.blocks; ++block) {
        EncoderBlockWeights weights = untrainedBlock(settings.sizes, seedOf(block, settings.seed));
        weights.place = settings.place;
        weights.attention.norm.kind = weights.feedForwardNorm.kind = settings.norm;
        weights.attention.settings.mask = settings.mask;
        weights.feedForward.activation = settings.activation;
        traces.push_back(encoderBlock(block == 0 ? x : traces.back().output(), weights)); // n x d_model
    }
    return traces;
}
// [/stack]

double tokenSpread(const Matrix& x)
{
    double apart = 0.0;
    double whole = 0.0;
    for (std::size_t column = 0; column < x.columns(); ++column) {
        double mean = 0.0;
        for (std::size_t row = 0; row < x.rows(); ++row)
            mean += x(row, column) / double(x.rows());
        for (std::size_t row = 0; row < x.rows(); ++row) {
            apart += (x(row, column) - mean) * (x(row, column) - mean);
            whole += x(row, column) * x(row, column);
        }
    }
    return whole > 0.0 ? std::sqrt(apart / whole) : 0.0;
}

/// tokenSpread of the input and behind each layer. With `adds` a layer adds to its input, else it replaces
/// it.
static std::vector<double> spreadThrough(const std::vector<AttentionSublayer>& layers, const Matrix& x,
                                         bool adds)
{
    std::vector<double> spread{tokenSpread(x)};
    // [collapse]
    Matrix stream = x; // n x d_model
    for (const AttentionSublayer& layer : layers) {
        const Matrix input = normalise(stream, layer.norm).output;            // n x d_model
        const Matrix update = attend({input, {}, layer.weights, {}})->output; // n x d_model
        stream = adds ? residual(stream, update) : update;                    // n x d_model
        spread.push_back(tokenSpread(stream));
    }
    // [/collapse]
    return spread;
}

/// The untrained attention of each layer, every second one drawn by another thread: each has a seed of its
/// own.
static std::vector<AttentionSublayer> drawnLayers(const BlockSizes& sizes, std::size_t depth,
                                                  std::uint64_t seed)
{
    std::vector<AttentionSublayer> layers(depth);
    const auto drawFrom = [&](std::size_t first) {
        for (std::size_t layer = first; layer < depth; layer += 2)
            layers[layer] = untrainedAttention(sizes, seedOf(layer, seed));
    };
    auto odd = std::async(std::launch::async, drawFrom, 1);
    drawFrom(0); // meanwhile
    odd.get();
    return layers;
}

SpreadByDepth spreadByDepth(const Matrix& x, const BlockSizes& sizes, std::size_t depth, std::uint64_t seed)
{
    const std::vector<AttentionSublayer> layers = drawnLayers(sizes, depth, seed);
    auto bare = std::async(std::launch::async, [&] { return spreadThrough(layers, x, false); });
    std::vector<double> residual = spreadThrough(layers, x, true); // meanwhile
    return {bare.get(), std::move(residual)};
}

} // namespace casefile::engine
