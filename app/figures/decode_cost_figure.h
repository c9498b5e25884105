#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Operations to write one token: those of the weights beside those of the attention.
class DecodeCostFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
