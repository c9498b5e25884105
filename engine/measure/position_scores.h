#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace casefile::engine {

/// How a model is told where tokens stand.
enum class PlaceScheme { None, Sinusoidal, Rotary, Alibi };

struct PlaceSettings
{
    PlaceScheme scheme = PlaceScheme::None;
    std::size_t distance = 1; ///< the farthest key, in tokens before the query
    std::size_t farthest = 0; ///< the place of the farthest key: moves query and keys together
    bool drawn = false;       ///< q and k (sinusoidal: W_Q and W_K) are drawn at random; else all ones (the
                              ///< identity)
    std::uint64_t seed = 1;   ///< of what is drawn
    std::size_t head = 0;     ///< of ALiBi, of 8
};

/// The scaled score of one query for the same key at distance 0, 1, … `distance`: [distance + 1]. d_k is 64.
/// Sinusoidal: the positions alone are compared, as if embeddings were zero (Vaswani et al. 2017, 3.5);
/// rotary: q and k are turned (Su et al. 2021); ALiBi: -slope * distance is added (Press et al. 2022).
std::vector<double> scoresByDistance(const PlaceSettings& settings);

} // namespace casefile::engine
