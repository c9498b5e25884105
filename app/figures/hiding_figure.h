#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// One row of three scores under eight ways of hiding keys.
class HidingFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
