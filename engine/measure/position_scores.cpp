#include "engine/measure/position_scores.h"

#include "engine/block/alibi.h"
#include "engine/block/position.h"
#include "engine/block/rotary.h"
#include "engine/matrix/matrix.h"
#include "engine/matrix/vectors.h"
#include "engine/models/gaussian.h"

#include <cmath>

namespace casefile::engine {

namespace {

constexpr std::size_t dK = 64;
constexpr std::size_t heads = 8;

/// [1, d_k] ones, or normal draws.
Matrix content(bool drawn, Gaussian& gaussian)
{
    return drawn ? gaussianMatrix(1, dK, 1.0, gaussian) : Matrix(1, dK, 1.0);
}

/// [1, d_k]: row * weights.
Matrix projected(std::span<const double> row, const Matrix& weights)
{
    Matrix result(1, dK);
    for (std::size_t from = 0; from < dK; ++from)
        for (std::size_t to = 0; to < dK; ++to)
            result(0, to) += row[from] * weights(from, to);
    return result;
}

/// Row d: the position itself of the key at distance d, row 0 that of the query, or both projected.
std::vector<double> sinusoidalScores(const PlaceSettings& settings, Gaussian& gaussian)
{
    const std::size_t query = settings.farthest + settings.distance;
    const Matrix position = sinusoidalPosition(query + 1, dK);
    const double deviation = 1.0 / std::sqrt(double(dK));
    const Matrix wq = gaussianMatrix(dK, dK, deviation, gaussian);
    const Matrix wk = gaussianMatrix(dK, dK, deviation, gaussian);
    const Matrix q = projected(position.row(query), wq);
    std::vector<double> scores;
    for (std::size_t distance = 0; distance <= settings.distance; ++distance) {
        const auto key = position.row(query - distance);
        scores.push_back(settings.drawn ? dot(q.row(0), projected(key, wk).row(0))
                                        : dot(position.row(query), key));
    }
    return scores;
}

} // namespace

// [place]
std::vector<double> scoresByDistance(const PlaceSettings& settings)
{
    Gaussian gaussian(settings.seed);
    const double divisor = std::sqrt(double(dK));
    const std::size_t query = settings.farthest + settings.distance;
    std::vector<double> scores;
    if (settings.scheme == PlaceScheme::Sinusoidal) {
        scores = sinusoidalScores(settings, gaussian);
        for (double& score : scores)
            score /= divisor;
        return scores;
    }
    const Matrix q = content(settings.drawn, gaussian), k = content(settings.drawn, gaussian);
    const double slope = alibiSlope(settings.head, heads);
    const Matrix turnedQuery = rotate(q, 1, query);
    for (std::size_t distance = 0; distance <= settings.distance; ++distance) {
        double score = dot(q.row(0), k.row(0)) / divisor;
        if (settings.scheme == PlaceScheme::Rotary)
            score = dot(turnedQuery.row(0), rotate(k, 1, query - distance).row(0)) / divisor;
        if (settings.scheme == PlaceScheme::Alibi)
            score -= slope * double(distance);
        scores.push_back(score);
    }
    return scores;
}
// [/place]

} // namespace casefile::engine
