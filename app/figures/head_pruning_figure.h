#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Heads go one after the other, the one that matters least first.
class HeadPruningFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
