#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// One pass in training: what each token may look at, and what the loss asks of it, for both language models.
class LossPlacesFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
