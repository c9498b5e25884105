#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// What it costs to take heads away after training, to train without them, and to leave one where two
/// sequences meet, as published.
class PublishedPruningFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
