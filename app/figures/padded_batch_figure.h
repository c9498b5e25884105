#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Two sentences of different length in one batch: shapes, padding, and who looks at it.
class PaddedBatchFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
