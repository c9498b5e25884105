#pragma once

#include "engine/attention/trace.h"

#include <cstddef>
#include <span>
#include <vector>

namespace casefile::engine {

/// How spread a softmax is at one temperature.
struct Sharpness
{
    double temperature = 1.0;
    double entropy = 0.0; ///< nats, 0 ... ln(visible keys)
    double largestWeight = 0.0;
};

/// Softmax of scores / temperature. Minus infinity is a hidden key; at least one key is visible.
Sharpness sharpnessAt(std::span<const double> scores, double temperature);

/// The same at `points` temperatures from `low` to `high`, each step by the same factor.
std::vector<Sharpness> sharpnessCurve(std::span<const double> scores, double low, double high,
                                      std::size_t points);

/// The masked scores of one row before the temperature divides them, [m].
std::vector<double> scoresWithoutTemperature(const AttentionTrace& trace, std::size_t head,
                                             std::size_t query);

/// The weight of a key whose scaled score leads those of `rivals` others, which are equal, by `lead`.
double weightOfLeader(double lead, std::size_t rivals);

/// The lead that gives this weight: ln(weight * rivals / (1 - weight)). 0 < weight < 1.
double leadNeeded(double weight, std::size_t rivals);

/// |a_j v_j| of every key of a row, [m]: how much it brings, which its weight alone does not say
/// (Kobayashi et al. 2020).
std::vector<double> contributions(const AttentionTrace& trace, std::size_t head, std::size_t query);

} // namespace casefile::engine
