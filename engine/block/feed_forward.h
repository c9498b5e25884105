#pragma once

#include "engine/block/activation.h"
#include "engine/block/linear.h"
#include "engine/matrix/matrix.h"

namespace casefile::engine {

/// The parameters of the feed-forward half of a block: activation(x W1 + b1) W2 + b2. With a gate, the
/// activated gate multiplies the expansion: with SiLU that is SwiGLU (Shazeer 2020).
struct FeedForwardWeights
{
    Linear expand;   ///< [d_model, d_hidden]
    Linear gate;     ///< [d_model, d_hidden]; no weights: no gate
    Linear contract; ///< [d_hidden, d_model]
    Activation activation = Activation::Relu;

    bool isGated() const { return !gate.weights.empty(); }
};

/// Every matrix of one pass.
struct FeedForwardTrace
{
    FeedForwardWeights weights;
    Matrix x;         ///< [n, d_model]
    Matrix expanded;  ///< [n, d_hidden]
    Matrix gate;      ///< [n, d_hidden] before the activation; empty without a gate
    Matrix activated; ///< [n, d_hidden] activation(expanded), or activation(gate)
    Matrix hidden;    ///< [n, d_hidden] activated, or activated * expanded with a gate
    Matrix output;    ///< [n, d_model]
};

/// Each token by itself. Throws InputError for shapes that do not fit and numbers beyond a double.
FeedForwardTrace feedForward(const Matrix& x, const FeedForwardWeights& weights);

} // namespace casefile::engine
