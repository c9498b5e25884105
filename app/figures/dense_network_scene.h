#pragma once

#include "app/figures/scene.h"

#include "engine/block/dense_network.h"

namespace casefile::figures {

/// The slider of one input: a view drags `knob` along `track`; the track's top is +1, its bottom -1.
struct DenseHandle
{
    QRectF track;
    QRectF knob;
    double valueAt(QPointF point) const; ///< within -1 … 1
};

/// The sliders of the inputs, in order.
QList<DenseHandle> denseInputHandles(const engine::DenseTrace& trace, QSizeF size, double textScale);

/// The opening demonstration: a forward pass as a wave from the inputs (left) to the outputs. Each neuron
/// shows its activation as fill, sign and number; each line is a weight. Items: gridColumn = layer, gridRow =
/// neuron; after them the weights, each in the column of the layer that it comes from; their words
/// are made when asked for, so the network outlives the scene.
Scene layoutDenseNetwork(const engine::DenseNetwork& network, const engine::DenseTrace& trace, QSizeF size,
                         double progress, double textScale);

} // namespace casefile::figures
