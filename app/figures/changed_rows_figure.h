#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// One token's row is changed: which rows move behind each layer, by feed-forward, attention or both.
class ChangedRowsFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
