#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// What a masked language model is given in place of a sentence, and what it is asked.
class MaskedWordsFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
