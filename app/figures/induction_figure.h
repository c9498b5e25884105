#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// An induction head built by hand: what one layer sees, what the first of two writes down, what the second
/// finds by it.
class InductionFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
