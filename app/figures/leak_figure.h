#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The leak test: how far every output row moves when one token is set to zero, with and without a causal
/// mask.
class LeakFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
