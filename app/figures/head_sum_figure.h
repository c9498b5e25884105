#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// What each head writes into the output, their sum, and the output as it was computed at once.
class HeadSumFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
