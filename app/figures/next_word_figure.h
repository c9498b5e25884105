#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// From scores to the word that is written: temperature, nucleus and a hundred draws, over invented scores.
class NextWordFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
