#pragma once

#include "app/figures/block_run.h"
#include "app/figures/figure.h"

namespace casefile::figures {

/// The hidden neurons of a feed-forward network for one token, and the activation that they lie on.
class NeuronsFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;

private:
    mutable BlockRun m_run;
};

} // namespace casefile::figures
