#pragma once

#include "app/figures/block_run.h"
#include "app/figures/figure.h"

namespace casefile::figures {

/// What dropout leaves of the update of one token, in training and in use.
class UpdateDropoutFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;

private:
    mutable BlockRun m_run;
};

} // namespace casefile::figures
