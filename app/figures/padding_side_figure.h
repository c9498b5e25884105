#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Two texts in one batch, the short one filled up on the right or on the left: where generation goes on.
class PaddingSideFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
