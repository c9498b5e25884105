#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Entropy of one row of weights against temperature, with the present temperature marked.
class TemperatureFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
