#pragma once

#include "engine/attention/trace.h"

#include <span>
#include <vector>

namespace casefile::engine {

/// Ways in which people hide keys from softmax.
enum class Hiding {
    Engine,      ///< minus infinity; a row that sees no key gets weights 0
    Formula,     ///< minus infinity and nothing else: a row that sees no key is not a number
    Replaced,    ///< -1e9 in place of the score
    AddedDouble, ///< -1e9 added to the score, in double
    AddedSingle, ///< the same in float32, which rounds the score away
    AddedHalf,   ///< the same in float16, which cannot hold -1e9: minus infinity
    ZeroBefore,  ///< the score times 0, before softmax
    ZeroAfter,   ///< the weight times 0, after softmax
};
inline constexpr Hiding hidings[]{Hiding::Engine,      Hiding::Formula,     Hiding::Replaced,
                                  Hiding::AddedDouble, Hiding::AddedSingle, Hiding::AddedHalf,
                                  Hiding::ZeroBefore,  Hiding::ZeroAfter};

/// The weights of one row, [m]; they may be no numbers. `visible` has one entry for each score.
std::vector<double> weightsHiddenBy(Hiding way, std::span<const double> scores,
                                    const std::vector<bool>& visible);

/// [n, m] weights of a head of the trace, its mask applied in another way.
Matrix weightsHiddenBy(Hiding way, const AttentionTrace& trace, std::size_t head);

} // namespace casefile::engine
