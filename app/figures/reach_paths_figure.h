#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The shortest way of a signal from one token to another, for each kind of network, its hops lit.
class ReachPathsFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
