#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Two scores, a shift common to both, and the weights: five against six, 105 against 106.
class TwoScoresFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
