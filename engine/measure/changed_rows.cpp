#include "engine/measure/changed_rows.h"

#include "engine/attention/attend.h"
#include "engine/input_error.h"
#include "engine/models/gaussian.h"

#include <cmath>
#include <string>

namespace casefile::engine {

namespace {

/// [n, d_model]: one layer of this kind over x.
Matrix layer(const Matrix& x, LayerKind kind, const EncoderBlockWeights& weights)
{
    if (kind == LayerKind::Block) {
        const EncoderBlockTrace trace = encoderBlock(x, weights);
        return trace.output();
    }
    const NormTrace norm = normalise(x, weights.attention.norm);
    if (kind == LayerKind::FeedForward)
        return residual(x, feedForward(norm.output, weights.feedForward).output);
    const TracePtr trace = attend({norm.output, {}, weights.attention.weights, weights.attention.settings});
    return residual(x, trace->output);
}

std::vector<double> rowDistances(const Matrix& left, const Matrix& right)
{
    std::vector<double> distances;
    for (std::size_t row = 0; row < left.rows(); ++row) {
        double squares = 0.0;
        for (std::size_t column = 0; column < left.columns(); ++column)
            squares += std::pow(left(row, column) - right(row, column), 2);
        distances.push_back(std::sqrt(squares));
    }
    return distances;
}

} // namespace

std::vector<std::vector<double>> changedRows(const Matrix& x, std::size_t token, LayerKind kind,
                                             const StackSettings& settings)
{
    if (token >= x.rows())
        throw InputError("there is no token " + std::to_string(token) + " among " + std::to_string(x.rows()));
    // [changed-rows]
    Matrix before = x, after = x; // n x d_model
    for (double& cell : after.row(token))
        cell = -cell;
    std::vector<std::vector<double>> moved{rowDistances(before, after)};
    for (std::size_t block = 0; block < settings.blocks; ++block) {
        EncoderBlockWeights weights =
            untrainedBlock(settings.sizes, hashOf(std::to_string(block), settings.seed));
        weights.place = NormPlace::Before;
        weights.attention.norm.kind = weights.feedForwardNorm.kind = settings.norm;
        weights.attention.settings.mask = settings.mask;
        weights.feedForward.activation = settings.activation;
        before = layer(before, kind, weights);
        after = layer(after, kind, weights);
        moved.push_back(rowDistances(before, after));
    }
    // [/changed-rows]
    return moved;
}

} // namespace casefile::engine
