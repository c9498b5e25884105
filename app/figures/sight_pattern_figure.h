#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// A pattern of who may look at whom as a grid, with the pairs that several layers reach.
class SightPatternFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
