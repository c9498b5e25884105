#include "engine/measure/next_word.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace casefile::engine {

namespace {

/// Words by falling share; equal ones in order.
std::vector<std::size_t> byShare(std::span<const double> shares)
{
    std::vector<std::size_t> order(shares.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, std::ranges::greater(), [&](std::size_t word) { return shares[word]; });
    return order;
}

void divideBySum(std::vector<double>& shares)
{
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares)
        share /= sum;
}

} // namespace

// [next-word]
std::vector<double> nextTokenProbabilities(std::span<const double> scores, double temperature, double nucleus)
{
    const double largest = std::ranges::max(scores);
    std::vector<double> shares;
    for (const double score : scores)
        shares.push_back(std::exp((score - largest) / temperature));
    divideBySum(shares);
    double kept = 0.0;
    for (const std::size_t word : byShare(shares)) {
        const double own = shares[word];
        if (kept >= nucleus && kept > 0.0) // the likeliest word always stays
            shares[word] = 0.0;
        kept += own;
    }
    divideBySum(shares);
    return shares;
}

std::vector<std::size_t> drawWords(std::span<const double> shares, std::size_t draws, std::uint64_t seed)
{
    std::mt19937_64 bits(seed);
    std::vector<std::size_t> counts(shares.size(), 0);
    for (std::size_t draw = 0; draw < draws; ++draw) {
        double lot = double(bits() >> 11) * 0x1p-53; // in [0, 1)
        std::size_t word = 0;
        while (word + 1 < shares.size() && lot >= shares[word])
            lot -= shares[word++];
        counts[word] += 1;
    }
    return counts;
}
// [/next-word]

} // namespace casefile::engine
