#pragma once

#include <cstddef>
#include <vector>

namespace casefile::engine {

/// A stack of causal attention layers that nothing was learned in: every score is 0, less a slope times
/// the distance.
struct MiddleSettings
{
    std::size_t tokens = 64;
    std::size_t layers = 1;
    double slope = 0.0; ///< taken off the score for each token of distance, as ALiBi does (Press et al. 2022)
    double residualWeight = 0.9; ///< share of a token's own row that passes by each attention (the residual)
};

/// What each place contributes to the last token behind all layers: the last row of (r I + (1 - r) A)
/// to the power `layers`, r the residual weight. The shares add up to 1. It says what the wiring alone does,
/// not what a trained model does.
std::vector<double> shareByPlace(const MiddleSettings& settings);

} // namespace casefile::engine
