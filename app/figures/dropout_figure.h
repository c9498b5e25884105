#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// One row of weights in evaluation, in one training pass, and averaged over many.
class DropoutFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
