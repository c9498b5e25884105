#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Scores of each token with each other, with two matrices or with one for both, and how far from symmetric
/// they are.
class SymmetryFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
