#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Two heads change places: the change of the output, with their rows of W_O and without.
class HeadSwapFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
