#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace casefile::engine {

/// From the scores of the last layer to the word that is written; attention has no part in it any more.

/// Softmax of the scores divided by `temperature` (> 0). Then only the most probable words are kept that
/// together have at least `nucleus` (0 … 1) of it, and shared out anew (Holtzman et al. 2020, section 3.1).
std::vector<double> nextTokenProbabilities(std::span<const double> scores, double temperature,
                                           double nucleus);

/// How often each word comes in so many draws; the seed decides.
std::vector<std::size_t> drawWords(std::span<const double> shares, std::size_t draws, std::uint64_t seed);

} // namespace casefile::engine
