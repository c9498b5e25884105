#pragma once

#include "app/figures/block_run.h"
#include "app/figures/figure.h"

namespace casefile::figures {

/// How long the vector of one token is behind each block, and what attention and feed-forward add there.
class ResidualStreamFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;

private:
    mutable BlockRun m_run;
};

} // namespace casefile::figures
