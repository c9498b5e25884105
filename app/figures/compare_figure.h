#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Change a word and watch: the row of the focused query before the last edit and now, scores and weights
/// apart.
class CompareFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
