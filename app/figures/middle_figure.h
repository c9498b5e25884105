#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// What each place of a long text contributes to the last token, by the wiring alone.
class MiddleFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
