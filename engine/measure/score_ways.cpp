#include "engine/measure/score_ways.h"

#include "engine/measure/key_angles.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace casefile::engine {

namespace {

constexpr double scoreOfHidden = -std::numeric_limits<double>::infinity();

/// The score of a key this way, before the softmax or sigmoid.
double scoreBy(ScoreWay way, const KeyAngle& key, double width, const ScoreWaySettings& settings)
{
    const double root = std::sqrt(width);
    // [ways]
    switch (way) {
    case ScoreWay::Root:
    case ScoreWay::SmallStart: // (x W_Q / root) · k is the same number
    case ScoreWay::Sigmoid:
        return key.score / root;
    case ScoreWay::Width:
        return key.score / width;
    case ScoreWay::Plain:
        return key.score;
    case ScoreWay::Normalised:
        return settings.gain * key.cosine.value_or(0.0);
    case ScoreWay::Capped:
        return settings.cap * std::tanh(key.score / root / settings.cap);
    }
    // [/ways]
    return 0.0;
}

void toShares(std::vector<double>& row)
{
    const double most = std::ranges::max(row);
    double sum = 0.0;
    for (double& cell : row)
        sum += cell = std::isinf(most) ? 0.0 : std::exp(cell - most);
    for (double& cell : row)
        cell /= sum > 0.0 ? sum : 1.0;
}

void toSigmoids(std::vector<double>& row)
{
    const double bias = -std::log(double(row.size())); // so that equal scores of 0 sum to about 1
    for (double& cell : row)
        cell = 1.0 / (1.0 + std::exp(-(cell + bias)));
}

} // namespace

std::vector<double> weightsBy(ScoreWay way, const AttentionTrace& trace, std::size_t head, std::size_t query,
                              const ScoreWaySettings& settings)
{
    const KeyAngles angles = keyAngles(trace, head, query);
    const auto width = double(trace.weights().dK());
    std::vector<double> row;
    for (std::size_t key = 0; key < angles.keys.size(); ++key)
        row.push_back(trace.hides(query, key)
                          ? scoreOfHidden
                          : scoreBy(way, angles.keys[key], width, settings) / trace.settings.temperature);
    way == ScoreWay::Sigmoid ? toSigmoids(row) : toShares(row);
    return row;
}

} // namespace casefile::engine
