#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The weights of one row when its scores are scaled, bounded or shared out in other ways: a row of bars for
/// each way, and what it adds up to.
class ScoreWaysFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
