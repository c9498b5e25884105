#pragma once

#include "engine/models/model.h"

#include <cstdint>

namespace casefile::engine {

/// Something done to the weights of a layer, to see which tensors it reaches.
enum class Alteration {
    Basis,     ///< W_Q -> W_Q M, W_K -> W_K M^-T in each head: every q and k changes, no score does
    KeyBias,   ///< the same number added to every cell of K: a constant in each row of scores
    QueryBias, ///< likewise of Q: another amount for each key
    ValueBias, ///< likewise of V
    NoValues,  ///< W_V is zero: nothing is read, and looking goes on as before
    Tied,      ///< W_K -> W_Q: scores become symmetric
};
inline constexpr int alterations = 6;

/// A copy of the weights with this done to them. M is drawn from the seed, and invertible (identity plus a
/// small draw); biases add 2 to each cell, on top of what there is (Elhage et al. 2021, "A mathematical
/// framework for transformer circuits": what a head matches is W_Q W_K^T alone).
AttentionWeights altered(const AttentionWeights& weights, Alteration alteration, std::uint64_t seed = 1);

} // namespace casefile::engine
