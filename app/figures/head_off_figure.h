#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The output without one head, as a difference; and how much each head alone would change.
class HeadOffFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
