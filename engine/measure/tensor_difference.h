#pragma once

#include "engine/attention/trace.h"

namespace casefile::engine {

/// One tensor of one forward pass minus the same tensor of another, cell by cell.
struct TensorDifference
{
    TensorId tensor = TensorId::Weights;
    Shape before; ///< {0, 0} when that pass has no such tensor
    Shape after;
    Matrix cells;             ///< after - before; empty when shapes differ; NaN in a one-sided cell
    std::size_t changed = 0;  ///< of cells that differ by more than rounding
    std::size_t oneSided = 0; ///< of cells that are finite in one pass only, such as a masked score
    double largest = 0.0;     ///< the largest size of a difference of two finite numbers
    std::size_t row = 0;      ///< where that is
    std::size_t column = 0;

    bool isComparable() const { return !cells.empty(); }
};

/// Of tensors that heads have, that of `head` in both passes. Any two passes may be compared; what has not
/// the same shape in both has no cells. Two numbers differ as in tensor_change.h: by more than roundingShare
/// of the largest of the tensor. Equal infinities do not differ.
TensorDifference tensorDifference(const AttentionTrace& before, const AttentionTrace& after, TensorId tensor,
                                  std::size_t head);

} // namespace casefile::engine
