#include "engine/measure/stack.h"

#include "engine/attention/attend.h"
#include "engine/models/gaussian.h"

#include <cmath>

namespace casefile::engine {

/// Blocks of one stack share no numbers.
static EncoderBlockWeights blockNumber(std::size_t index, const BlockSizes& sizes, std::uint64_t seed)
{
    return untrainedBlock(sizes, hashOf(std::to_string(index), seed));
}

// [stack]
std::vector<EncoderBlockTrace> runStack(const Matrix& x, const StackSettings& settings)
{
    std::vector<EncoderBlockTrace> traces;
    for (std::size_t block = 0; block < settings.blocks; ++block) {
        EncoderBlockWeights weights = blockNumber(block, settings.sizes, settings.seed);
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

std::vector<double> spreadByDepth(const Matrix& x, const BlockSizes& sizes, std::size_t depth, bool residual,
                                  std::uint64_t seed)
{
    std::vector<double> spread{tokenSpread(x)};
    // [collapse]
    Matrix stream = x; // n x d_model
    for (std::size_t layer = 0; layer < depth; ++layer) {
        const EncoderBlockWeights weights = blockNumber(layer, sizes, seed);
        const Matrix input = normalise(stream, weights.attention.norm).output;            // n x d_model
        const Matrix update = attend({input, {}, weights.attention.weights, {}})->output; // n x d_model
        stream = residual ? engine::residual(stream, update) : update;                    // n x d_model
        spread.push_back(tokenSpread(stream));
    }
    // [/collapse]
    return spread;
}

} // namespace casefile::engine
