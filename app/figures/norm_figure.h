#pragma once

#include "app/figures/block_run.h"
#include "app/figures/figure.h"

namespace casefile::figures {

/// A row of numbers before and after the norm, with its mean and standard deviation.
class NormFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;

private:
    mutable BlockRun m_run;
};

} // namespace casefile::figures
