#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The weighted sum of values: each value row times its weight, summed down the columns into the context of
/// one query.
class BlendFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
