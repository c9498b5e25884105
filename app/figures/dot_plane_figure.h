#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// A query and a key of two dimensions as arrows that can be dragged, with their lengths, angle and dot
/// product.
class DotPlaneFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
