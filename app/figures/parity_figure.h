#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// How little one changed symbol moves an even average, and what parity would ask for.
class ParityFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
