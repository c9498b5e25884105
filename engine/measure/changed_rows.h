#pragma once

#include "engine/measure/stack.h"

namespace casefile::engine {

/// What each layer of the stack is made of, and so what can carry a change from token to token.
enum class LayerKind {
    FeedForward, ///< norm and feed-forward network, with residuals; no attention
    Attention,   ///< norm and attention, with residuals; no feed-forward network
    Block,       ///< both: the stack of untrained blocks
};

/// [n]: how far the row of each token moves behind every layer, first to last, when the row of one token is
/// replaced by its negative: |row with - row without|, lengths. settings.blocks layers, weights and mask as
/// in runStack, norms in front. Entry [layer][token]; layer 0 is the input. Throws InputError when there is
/// no such token.
std::vector<std::vector<double>> changedRows(const Matrix& x, std::size_t token, LayerKind kind,
                                             const StackSettings& settings);

} // namespace casefile::engine
