#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The weights of every head as small multiples, under one scale.
class AllHeadsFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
