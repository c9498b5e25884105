#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The weight of a key that leads all others by so much, as more and more keys come.
class LeadShareFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
