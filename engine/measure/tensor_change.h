#pragma once

#include "engine/attention/trace.h"

#include <vector>

namespace casefile::engine {

/// Which cells of one tensor differ between two forward passes of equal shapes.
struct TensorChange
{
    TensorId tensor = TensorId::X;
    Shape shape;
    std::vector<bool> cells; ///< rows * columns, row by row: true where the number differs
    std::size_t count = 0;   ///< of cells that differ
    double largest = 0.0;    ///< the largest difference; 0 when none differs
};

/// A cell differs when its two numbers are further apart than this share of the largest number of the tensor:
/// rounding alone, as after a change of basis, is no change.
inline constexpr double roundingShare = 1e-9;

/// How far apart two numbers of these matrices may be and still be the same but for rounding.
double roundingOf(const Matrix& before, const Matrix& after);

/// Every tensor that both passes have, in the order of computation; of those that heads have, that of `head`.
/// The passes must be of one input: equal n, m, d_model, d_k and d_v. A cell that is not finite in both
/// passes (hidden by the mask) does not differ.
std::vector<TensorChange> tensorChanges(const AttentionTrace& before, const AttentionTrace& after,
                                        std::size_t head);

/// The pass of this trace with other weights: the same X, memory and settings.
TracePtr withWeights(const AttentionTrace& trace, std::shared_ptr<const AttentionWeights> weights);

} // namespace casefile::engine
