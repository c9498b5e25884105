#include "engine/attention/weight_edit.h"

namespace casefile::engine {

const Matrix* weightMatrix(const AttentionWeights& weights, TensorId tensor)
{
    switch (tensor) {
    case TensorId::Wq:
        return &weights.wq;
    case TensorId::Wk:
        return &weights.wk;
    case TensorId::Wv:
        return &weights.wv;
    case TensorId::Wo:
        return &weights.wo;
    default:
        return nullptr;
    }
}

WeightEdit placeOf(const AttentionWeights& weights, const CellRef& cell)
{
    WeightEdit place{cell.tensor, cell.row, cell.column, 0.0};
    if (cell.tensor == TensorId::Wq || cell.tensor == TensorId::Wk)
        place.column += cell.head * weights.dK();
    else if (cell.tensor == TensorId::Wv)
        place.column += cell.head * weights.dV();
    const Matrix* matrix = weightMatrix(weights, cell.tensor);
    if (matrix && place.row < matrix->rows() && place.column < matrix->columns())
        place.value = (*matrix)(place.row, place.column);
    return place;
}

CellRef cellAt(const AttentionWeights& weights, const WeightEdit& place)
{
    if (!isPerHead(place.tensor))
        return {place.tensor, 0, place.row, place.column};
    const std::size_t width = place.tensor == TensorId::Wv ? weights.dV() : weights.dK();
    return {place.tensor, place.column / width, place.row, place.column % width};
}

Model edited(const Model& model, const WeightEdits& edits)
{
    auto weights = std::make_shared<AttentionWeights>(*model.weights);
    bool isEdited = false;
    for (const WeightEdit& edit : edits) {
        auto* matrix = const_cast<Matrix*>(weightMatrix(*weights, edit.tensor)); // of our own copy
        if (!matrix || edit.row >= matrix->rows() || edit.column >= matrix->columns())
            continue;
        (*matrix)(edit.row, edit.column) = edit.value;
        isEdited = true;
    }
    if (!isEdited)
        return model;
    Model result = model;
    result.unedited = model.unedited ? model.unedited : model.weights;
    result.weights = std::move(weights);
    return result;
}

} // namespace casefile::engine
