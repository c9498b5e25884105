#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// What one head, several heads and heads that share keys cost at the sizes of the knobs.
class HeadCostFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
