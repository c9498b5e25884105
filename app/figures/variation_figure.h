#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// One row of weights as the head makes it, and with another gain, divisor or softmax.
class VariationFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
