#pragma once

#include "engine/attention/trace.h"

#include <cstdint>
#include <vector>

namespace casefile::engine {

/// [heads]: the largest |change| of a raw score of each head when `amount` is added to one column of X, in
/// one row. Every head reads every column, unless its weights there are zero. Throws InputError when there is
/// no such column or token.
std::vector<double> scoreChanges(const AttentionTrace& trace, std::size_t token, std::size_t column,
                                 double amount);

/// What two tokens leave in the output when both are wanted: one average of one head, or a place each of two.
struct TwoNeeds
{
    std::vector<double> oneHead;    ///< d_model: (x_a + x_b) / 2
    std::vector<double> twoHeads;   ///< 2 d_model: x_a, then x_b
    double oneHeadExchanged = 0.0;  ///< largest |change| of it when a and b change places
    double twoHeadsExchanged = 0.0; ///< likewise
};

/// Values are the rows of X themselves, weights a half each, or one for each head.
TwoNeeds needBoth(const Matrix& x, std::size_t a, std::size_t b);

/// Multiply-adds of the scores of one head over n tokens.
struct ScoringCost
{
    std::uint64_t apart = 0;  ///< (X W_Q)(X W_K)^T
    std::uint64_t merged = 0; ///< (X (W_Q W_K^T)) X^T, that product made beforehand
};
ScoringCost scoringCost(std::uint64_t tokens, std::uint64_t dModel, std::uint64_t dK);

} // namespace casefile::engine
