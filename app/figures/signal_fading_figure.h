#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// What is left of the first token after a chain of recurrent steps, beside one attention step.
class SignalFadingFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
