#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Three ways to bring image and text together: who may look at whom, and the scores at real lengths.
class FusionFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
