#pragma once

#include "engine/fast/buffer.h"
#include "engine/fast/isa.h"

#include <cstddef>
#include <memory>
#include <span>

namespace casefile::engine::fast {

/// Sizes and weights of multi-head attention as plain float32, row-major [in, out], heads side by side.
struct WeightsView
{
    std::size_t dModel = 0;
    std::size_t heads = 1;
    std::size_t keyValueHeads = 0; ///< 0: as many as heads; otherwise it divides them (grouped queries)
    std::size_t dK = 0;
    std::size_t dV = 0;
    std::span<const float> wq;             ///< [d_model, heads * d_k]
    std::span<const float> wk;             ///< [d_model, key-value heads * d_k]
    std::span<const float> wv;             ///< [d_model, key-value heads * d_v]
    std::span<const float> wo;             ///< [heads * d_v, d_model]; empty: the output is the concatenation
    std::span<const float> bq, bk, bv, bo; ///< a number for each column; empty: none
};

/// A matrix in the panels of one instruction set, with its bias. Immutable once packed.
struct PackedMatrix
{
    std::size_t depth = 0;
    std::size_t columns = 0;
    Buffer panels; ///< [ceil(columns / width)][depth][width], padded with zeros
    Buffer bias;   ///< [columns rounded up to width]
};

/// Private to engine/fast: packs a checked matrix [depth, columns] and its bias (empty: zeros).
PackedMatrix packMatrix(std::span<const float> matrix, std::span<const float> bias, std::size_t depth,
                        std::size_t columns, std::size_t width);

/// Private to engine/fast: two such matrices in common panels, half of each the gate, half the other, so that
/// one tile of a product sees the same columns of both.
PackedMatrix packGated(std::span<const float> gate, std::span<const float> gateBias,
                       std::span<const float> matrix, std::span<const float> bias, std::size_t depth,
                       std::size_t columns, std::size_t width);

/// Weights made ready once and used by many calls, from any thread.
struct PackedWeights
{
    Isa isa = Isa::Portable;
    std::size_t dModel = 0, heads = 0, keyValueHeads = 0, dK = 0, dV = 0;
    bool projectsOutput = false;
    PackedMatrix query, key, value, output;

    std::size_t outputColumns() const { return projectsOutput ? dModel : heads * dV; }
};

/// Throws InputError, naming keys and shapes, for sizes that are zero, do not fit or overflow, and for
/// numbers that are not finite.
PackedWeights pack(const WeightsView& weights, Isa isa = chosenIsa());

} // namespace casefile::engine::fast
