#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// One query asks every key: raw scores, scaled scores and, where a mask hides keys, masked scores, as signed
/// bars.
class ScoresRowFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
