#pragma once

#include "engine/attention/trace.h"

namespace casefile::playback {

/// Measures of one head that texts speak of, computed from the trace when asked for. Indices are within it.
double lengthOf(const engine::Matrix& rows, std::size_t row); ///< Euclidean length of a row
double cosineOf(const engine::Matrix& left, std::size_t leftRow, const engine::Matrix& right,
                std::size_t rightRow); ///< 0 where a vector has no length

/// Standard deviation of all numbers of a tensor of one head, about their mean; 0 for none.
double deviationOf(const engine::Matrix& numbers);

/// -sum a ln a of one row of weights: 0 for one key, ln(keys) for an even look (Shannon 1948, section 6).
double entropyOf(const engine::Matrix& weights, std::size_t row);

/// Keys that the mask lets a query see.
std::size_t visibleKeys(const engine::AttentionTrace& trace, std::size_t query);

/// |a_ij v_j|, which may rank keys otherwise than their weights do (Kobayashi et al. 2020, section 2).
double contributionOf(const engine::AttentionTrace& trace, std::size_t head, std::size_t query,
                      std::size_t key);

} // namespace casefile::playback
