#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace casefile::engine {

/// Dropout of one row of attention weights: what training uses, beside what evaluation uses.
struct DroppedRow
{
    std::vector<double> weights; ///< after dropout: 0, or weight / (1 - probability), which can exceed 1
    double sum = 0.0;            ///< 1 in expectation only
    std::vector<double> average; ///< of each weight over `draws` draws: near the weight itself
    double averageSum = 0.0;
    std::size_t dropped = 0; ///< how many cells this draw set to 0
};

/// Srivastava et al. 2014 in its inverted form. Uses the dropout of training (dropoutFactors); the draws of
/// the average have the seeds after `seed`. 0 <= probability < 1.
DroppedRow dropRow(std::span<const double> weights, double probability, std::uint64_t seed,
                   std::size_t draws);

} // namespace casefile::engine
