#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Two tokens are wanted: one head has their average, two heads have both.
class TwoNeedsFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
