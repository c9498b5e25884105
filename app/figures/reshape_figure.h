#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Numbered cells cut into heads the right way and the wrong way: the same shape, other tokens.
class ReshapeFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
