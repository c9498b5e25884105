#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// How well a translation model does with so many heads of equal total width, as published.
class PublishedHeadsFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
