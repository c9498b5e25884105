#pragma once

#include "engine/attention/trace.h"

#include <optional>
#include <span>
#include <vector>

namespace casefile::engine {

/// Experiments on the heads of a pass that has run: the weights stay, what heads write changes.

/// [n, d_model]: the output with these heads switched off, their contexts set to 0.
Matrix outputWithout(const AttentionTrace& trace, std::span<const std::size_t> heads);

/// [n, d_model]: the output when two heads have changed places, projections and all. With `rowsToo` their
/// blocks of W_O change places with them.
Matrix outputSwapped(const AttentionTrace& trace, std::size_t one, std::size_t other, bool rowsToo);

/// An output beside the one that it came from.
struct OutputChange
{
    Matrix difference;    ///< [n, d_model] new - old
    double largest = 0.0; ///< size of its largest cell
    double share = 0.0;   ///< its norm as a share of the norm of the old output; 0 if that is 0
};
OutputChange changeOf(const AttentionTrace& trace, const Matrix& output);

/// Pruning: heads go one after the other, the one that matters least alone first.
struct Pruning
{
    std::vector<double> alone;      ///< heads: share of the output that changes when this head alone is off
    std::vector<std::size_t> order; ///< of leaving, by growing `alone`; equal ones in order of heads
    std::vector<double> together;   ///< heads + 1: share that changes when the first k of the order are off
};
Pruning prunedHeads(const AttentionTrace& trace);

/// The key from which the output of a query takes most when these heads are off: the largest norm of what a
/// key gives through all heads that are left, |sum over heads of a v W_O|. None when nothing is given.
std::optional<std::size_t> mainSource(const AttentionTrace& trace, std::size_t query,
                                      std::span<const std::size_t> off);

} // namespace casefile::engine
