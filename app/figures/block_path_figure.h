#pragma once

#include "app/figures/block_run.h"
#include "app/figures/figure.h"

namespace casefile::figures {

/// One token on its way through one untrained block: every vector that it is in turn, and how long it is.
class BlockPathFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;

private:
    mutable BlockRun m_run;
};

} // namespace casefile::figures
