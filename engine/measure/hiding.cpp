#include "engine/measure/hiding.h"

#include "engine/models/half_float.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace casefile::engine {

namespace {

constexpr double large = -1e9;
constexpr double minusInfinity = -std::numeric_limits<double>::infinity();

// [hiding]
double hiddenScore(Hiding way, double score)
{
    switch (way) {
    case Hiding::Replaced:
        return large;
    case Hiding::AddedDouble:
        return score + large;
    case Hiding::AddedSingle:
        return double(float(score) + float(large)); // the next float below -1e9 is 64 away
    case Hiding::AddedHalf:
        return double(fromFloat16(toFloat16(float(score + large)))); // largest half: 65504
    case Hiding::ZeroBefore:
        return 0.0; // exp(0) = 1 still takes a share
    case Hiding::ZeroAfter:
        return score;
    default:
        return minusInfinity;
    }
}

/// Softmax with the maximum subtracted, and no rule for a row that is minus infinity throughout.
std::vector<double> softmaxByFormula(const std::vector<double>& scores)
{
    const double maximum = *std::ranges::max_element(scores);
    std::vector<double> weights;
    double sum = 0.0;
    for (const double score : scores)
        sum += weights.emplace_back(std::exp(score - maximum)); // (-inf) - (-inf) is not a number
    for (double& weight : weights)
        weight /= sum;
    return weights;
}
// [/hiding]

} // namespace

std::vector<double> weightsHiddenBy(Hiding way, std::span<const double> scores,
                                    const std::vector<bool>& visible)
{
    if (way == Hiding::Engine && std::ranges::none_of(visible, [](bool sees) { return sees; }))
        return std::vector<double>(scores.size(), 0.0);
    std::vector<double> row;
    for (std::size_t j = 0; j < scores.size(); ++j)
        row.push_back(visible[j] ? scores[j] : hiddenScore(way, scores[j]));
    std::vector<double> weights = softmaxByFormula(row);
    for (std::size_t j = 0; j < weights.size(); ++j)
        if (way == Hiding::ZeroAfter && !visible[j])
            weights[j] = 0.0; // and the row no longer adds up to 1
    return weights;
}

Matrix weightsHiddenBy(Hiding way, const AttentionTrace& trace, std::size_t head)
{
    const Matrix scaled = trace.tensor(TensorId::Scaled, head);
    Matrix weights(scaled.rows(), scaled.columns());
    for (std::size_t i = 0; i < scaled.rows(); ++i) {
        std::vector<bool> visible;
        for (std::size_t j = 0; j < scaled.columns(); ++j)
            visible.push_back(allows(trace.settings.mask, i, j, trace.keys()));
        std::ranges::copy(weightsHiddenBy(way, scaled.row(i), visible), weights.row(i).begin());
    }
    return weights;
}

} // namespace casefile::engine
