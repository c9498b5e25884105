#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The same softmax four times: naive and shifted, in float and in double, as scores grow.
class NumericsFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
