#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// What a layer costs against the number of tokens, on logarithmic axes, with its crossovers.
class LengthCostFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
