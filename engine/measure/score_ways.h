#pragma once

#include "engine/attention/trace.h"

#include <array>
#include <vector>

namespace casefile::engine {

/// What is done to the scores of a row before, or instead of, its softmax.
enum class ScoreWay {
    Root,       ///< divided by the root of d_k (Vaswani et al. 2017)
    SmallStart, ///< not divided; W_Q starts smaller by the root of d_k (T5, Raffel et al. 2020)
    Width,      ///< divided by d_k (μP, Yang et al. 2022)
    Plain,      ///< not divided
    Normalised, ///< q and k divided by their lengths: gain · cos θ (QK norm, Henry et al. 2020)
    Capped,     ///< divided by the root of d_k, then cap · tanh(z / cap) (Gemma 2, 2024)
    Sigmoid,    ///< divided by the root of d_k; each key on its own, σ(z − ln m) (Ramapuram et al. 2024)
};
inline constexpr std::array scoreWays{ScoreWay::Root,   ScoreWay::SmallStart, ScoreWay::Width,
                                      ScoreWay::Plain,  ScoreWay::Normalised, ScoreWay::Capped,
                                      ScoreWay::Sigmoid};

struct ScoreWaySettings
{
    double gain = 8.0; ///< of the cosine, where lengths are divided out; a model learns it
    double cap = 2.0;  ///< > 0: what no scaled score exceeds
};

/// The weights of one row of one head, m of them, made this way from its q and K. The mask of the trace
/// holds: hidden keys have 0, and a row that sees nothing is all 0. Its temperature divides every score as
/// well. They sum to 1, but for the sigmoid's.
std::vector<double> weightsBy(ScoreWay way, const AttentionTrace& trace, std::size_t head, std::size_t query,
                              const ScoreWaySettings& settings = {});

} // namespace casefile::engine
