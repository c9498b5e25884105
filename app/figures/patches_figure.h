#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// An image cut into patches: the tokens that it becomes, and the cells that they cost.
class PatchesFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
