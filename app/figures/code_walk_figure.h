#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Every matrix that the lines of a walk make, filled as far as the code has run: what the present line makes
/// and reads is framed. A cell knows the moment that made it.
class CodeWalkFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
