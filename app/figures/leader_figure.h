#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// What a lead in score is worth among so many equal rivals, and the lead that a weight of 0.9 needs.
class LeaderFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
