#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// A row for each head: how it spreads its attention, measured.
class HeadHabitsFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
