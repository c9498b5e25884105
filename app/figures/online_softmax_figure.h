#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// One row of scores cut in two halves, each with its own maximum and sum, and the two merged.
class OnlineSoftmaxFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
