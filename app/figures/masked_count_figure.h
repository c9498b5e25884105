#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Many tokens in one draw for a masked language model: how many are chosen, hidden, swapped and left, beside
/// the average.
class MaskedCountFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
