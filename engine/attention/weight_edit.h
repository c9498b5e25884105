#pragma once

#include "engine/attention/trace.h"

#include <vector>

namespace casefile::engine {

/// One entry of a weight matrix, set by hand. Its column counts over all heads, as in AttentionWeights.
struct WeightEdit
{
    TensorId tensor = TensorId::Wq; ///< Wq, Wk, Wv or Wo
    std::size_t row = 0;
    std::size_t column = 0;
    double value = 0.0;

    bool isAt(const WeightEdit& other) const
    {
        return tensor == other.tensor && row == other.row && column == other.column;
    }
    bool operator==(const WeightEdit&) const = default;
};

using WeightEdits = std::vector<WeightEdit>;

/// The matrix of all heads that holds this tensor; nullptr when it is no weight matrix.
const Matrix* weightMatrix(const AttentionWeights& weights, TensorId tensor);

/// The place of a cell of a trace in the matrix of all heads, with its present value.
WeightEdit placeOf(const AttentionWeights& weights, const CellRef& cell);

/// The cell of a trace that shows this entry.
CellRef cellAt(const AttentionWeights& weights, const WeightEdit& place);

/// The model with these entries in place of its own, which it keeps as `unedited`. An edit for whose place
/// the model has no entry is left out; without any other, the model is returned as it was.
Model edited(const Model& model, const WeightEdits& edits);

} // namespace casefile::engine
