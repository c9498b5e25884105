#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The weights of one query, and others that give the very same context.
class SameContextFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
