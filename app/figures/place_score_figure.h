#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// What a scheme of positions does to one score as the distance grows.
class PlaceScoreFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
