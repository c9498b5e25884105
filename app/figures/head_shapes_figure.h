#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The way through all heads: X, its three projections cut by head, weights, contexts, joined, times W_O;
/// each with its shape.
class HeadShapesFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
