#include "engine/measure/saturation.h"

#include "engine/matrix/vectors.h"
#include "engine/models/gaussian.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace casefile::engine {

namespace {

constexpr double differenceStep = 1e-5; ///< of a score: the error of central differences is its square

std::vector<double> softmaxOf(std::span<const double> scores)
{
    const double maximum = *std::ranges::max_element(scores);
    std::vector<double> weights;
    double sum = 0.0;
    for (const double score : scores)
        sum += weights.emplace_back(std::exp(score - maximum));
    for (double& weight : weights)
        weight /= sum;
    return weights;
}

double entropyOf(std::span<const double> weights)
{
    double entropy = 0.0;
    for (const double weight : weights)
        if (weight > 0.0)
            entropy -= weight * std::log(weight);
    return entropy;
}

// [jacobian]
/// d a_i / d z_j = a_i ([i = j] - a_j): the root of the sum of the squares of all of them.
double jacobianNorm(std::span<const double> a)
{
    double squares = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < a.size(); ++j) {
            const double cell = a[i] * ((i == j ? 1.0 : 0.0) - a[j]);
            squares += cell * cell;
        }
    return std::sqrt(squares);
}

/// d loss / d z_i = a_i (g_i - sum_k a_k g_k), where g = d loss / d a.
std::vector<double> exactGradient(std::span<const double> a, std::span<const double> g)
{
    const double mean = dot(a, g);
    std::vector<double> gradient;
    for (std::size_t i = 0; i < a.size(); ++i)
        gradient.push_back(a[i] * (g[i] - mean));
    return gradient;
}
// [/jacobian]

/// The same without any formula: push one score up and down, and see what the loss does.
std::vector<double> differenceGradient(std::span<const double> scores, std::span<const double> g)
{
    std::vector<double> moved(scores.begin(), scores.end()), gradient;
    for (std::size_t i = 0; i < moved.size(); ++i) {
        moved[i] = scores[i] + differenceStep;
        const double above = dot(softmaxOf(moved), g);
        moved[i] = scores[i] - differenceStep;
        const double below = dot(softmaxOf(moved), g);
        moved[i] = scores[i];
        gradient.push_back((above - below) / (2.0 * differenceStep));
    }
    return gradient;
}

void measureSpread(Saturation& result)
{
    const auto cells = result.scores.values();
    const double count = double(cells.size());
    result.mean = std::accumulate(cells.begin(), cells.end(), 0.0) / count;
    for (const double cell : cells)
        result.variance += (cell - result.mean) * (cell - result.mean) / count;
}

} // namespace

ScoreDraw::ScoreDraw(std::uint64_t seed)
    : m_seed(seed)
{
    Gaussian gaussian(seed);
    m_query = gaussianMatrix(queries, widest, 1.0, gaussian);
    m_key = gaussianMatrix(keys, widest, 1.0, gaussian);
    m_slope = gaussianMatrix(1, keys, 1.0, gaussian);
}

Matrix ScoreDraw::scores(std::size_t dK) const
{
    Matrix result(queries, keys);
    for (std::size_t i = 0; i < queries; ++i)
        for (std::size_t j = 0; j < keys; ++j)
            result(i, j) = dot(m_query.row(i).first(dK), m_key.row(j).first(dK));
    return result;
}

Saturation measureSaturation(const ScoreDraw& draw, std::size_t dK, bool scaled)
{
    Saturation result;
    // [variance]
    result.scores = draw.scores(dK); // 62 x 32, variance about d_k
    if (scaled)
        for (double& score : result.scores.values())
            score /= std::sqrt(double(dK)); // variance about 1
    // [/variance]
    measureSpread(result);
    const auto g = draw.slope().row(0);
    const double share = 1.0 / double(ScoreDraw::queries);
    std::vector<double> norms;
    for (std::size_t i = 0; i < ScoreDraw::queries; ++i) {
        const std::vector<double> a = softmaxOf(result.scores.row(i));
        result.largestWeight += *std::ranges::max_element(a) * share;
        result.entropy += entropyOf(a) * share;
        norms.push_back(jacobianNorm(a));
        const std::vector<double> exact = exactGradient(a, g);
        const std::vector<double> measured = differenceGradient(result.scores.row(i), g);
        result.gradient += std::sqrt(dot(exact, exact)) * share;
        result.difference += std::sqrt(dot(measured, measured)) * share;
        for (std::size_t j = 0; j < exact.size(); ++j)
            result.disagreement = std::max(result.disagreement, std::abs(exact[j] - measured[j]));
    }
    result.jacobianMean = std::accumulate(norms.begin(), norms.end(), 0.0) * share;
    std::ranges::sort(norms);
    result.jacobianMedian = (norms[norms.size() / 2 - 1] + norms[norms.size() / 2]) / 2.0;
    return result;
}

} // namespace casefile::engine
