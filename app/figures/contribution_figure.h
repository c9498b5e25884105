#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Weight and contribution |a v| of every key of one row.
class ContributionFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
