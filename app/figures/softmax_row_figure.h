#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// One query's scores become weights: minus the row maximum, exponential, divided by the sum, as four rows of
/// bars.
class SoftmaxRowFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
