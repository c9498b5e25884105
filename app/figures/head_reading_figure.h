#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// One number of X is changed: how far the scores of every head move.
class HeadReadingFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
