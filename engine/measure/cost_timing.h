#pragma once

#include "engine/fast/isa.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace casefile::engine {

/// What one layer took on this computer at one length: medians of seconds, and bytes that its buffers held.
struct TimedLength
{
    std::size_t tokens = 0;
    double attentionSeconds = 0.0; ///< scores, softmax and contexts: grows with n²
    double tokenSeconds = 0.0;     ///< a block in which each token sees itself only: grows with n
    std::size_t tileBytes = 0;     ///< of attention tile by tile: queries, keys, values, contexts, one tile
    std::size_t weightBytes = 0;   ///< of all weights, when they are kept: h n² numbers
};

/// Lengths measured so far, in rising order, and how.
struct CostTiming
{
    std::size_t dModel = 0;
    std::size_t heads = 0;
    int runs = 0; ///< each number is the median of so many
    fast::Isa isa = fast::Isa::Portable;
    std::vector<TimedLength> lengths;
};

/// What to measure: always the same requests, on one thread, with numbers drawn from one seed.
struct CostTimingRequest
{
    std::size_t dModel = 128;                          ///< a multiple of timedHeadWidth
    std::vector<std::size_t> tokens;                   ///< each >= 1; see timedLengths()
    int runs = 7;                                      ///< >= 1
    std::stop_token stop;                              ///< looked at between tiles
    std::function<void(const CostTiming&)> measured{}; ///< told after each length, on the calling thread
};

inline constexpr std::size_t timedHeadWidth = 64; ///< d_k: heads of the usual width

/// 64 to 2048 tokens, about half as many again each time.
std::vector<std::size_t> timedLengths();

/// What measuring one length is worth beside the others: calls times n (n + 6 d_model), the multiply-adds of
/// one call by order of growth. Short lengths are called more often.
double timedWork(std::size_t tokens, std::size_t dModel, int runs);

/// Times the fast engine: attention by itself (its queries, keys and values are made from one column, which
/// costs next to nothing), and a block of feed-forward width 4 d_model without attention to others. Empty
/// when it was stopped. Throws InputError for sizes that do not fit, std::bad_alloc without enough memory.
std::optional<CostTiming> timeCost(const CostTimingRequest& request);

/// The length from which attention took longer than all that grows with n, between two measured lengths by a
/// straight line on log axes (Vaswani et al. 2017, table 1, counts; this is timed). None: they did not cross.
std::optional<double> timedCrossover(const CostTiming& timing);

} // namespace casefile::engine
