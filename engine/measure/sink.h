#pragma once

#include "engine/attention/trace.h"

#include <vector>

namespace casefile::engine {

/// A head with one key more: a sink, which has a score with everybody and a value of zero (Xiao et al. 2023;
/// "softmax plus one" when the scaled score is 0).
struct Sink
{
    Matrix weights;             ///< [n, m + 1], the sink first
    Matrix context;             ///< [n, d_v]
    std::vector<double> kept;   ///< n: length of the context as a share of its length without the sink
    std::vector<double> cosine; ///< n: of the contexts with and without it; 1 while both are not zero
};

/// `scaled` is the scaled score of every query with the sink, which no mask hides.
Sink withSink(const AttentionTrace& trace, std::size_t head, double scaled);

} // namespace casefile::engine
