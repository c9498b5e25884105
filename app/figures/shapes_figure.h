#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The shape of every tensor of the pass, with the batch as one more axis, and how many parameters there are.
class ShapesFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
