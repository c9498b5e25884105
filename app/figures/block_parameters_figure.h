#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// How many parameters each part of a block has.
class BlockParametersFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
