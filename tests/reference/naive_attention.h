#pragma once

#include "engine/attention/attend.h"

#include <string>
#include <vector>

namespace casefile::reference {

/// A second implementation of attention, written from the paper as plain loops: no Armadillo, no function of
/// engine/. It shares only the value types of the input.

using Rows = std::vector<std::vector<double>>;

struct NaiveHead
{
    Rows query, key, value, scores, scaled, masked, shifted, exponential, weights, context;
    std::vector<double> rowMaximum, rowSum;
};

struct NaiveTrace
{
    std::vector<NaiveHead> heads;
    Rows concat, output;
    std::vector<std::size_t> fullyMaskedRows;
};

/// What each mask means, spelt out once more.
bool mayLook(const engine::Mask& mask, std::size_t query, std::size_t key, std::size_t keys);

NaiveTrace attend(const engine::AttentionInput& input);

/// "stage weights, head 1, row 2, column 0: 0.25 but the loops give 0.5" for the first cell of all that
/// differs by more than the tolerance (relative to 1 or the larger size); empty when there is none.
std::string firstDifference(const engine::AttentionTrace& trace, const NaiveTrace& naive, double tolerance);

} // namespace casefile::reference
