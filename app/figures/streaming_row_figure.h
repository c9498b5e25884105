#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// One row of attention tile by tile, with its running maximum and sum.
class StreamingRowFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
