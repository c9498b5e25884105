#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Singular values of the scores and of the weights: how many independent directions each table has.
class RankFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
