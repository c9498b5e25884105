#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The scores of one query taken apart: its arrow and those of the keys, each at its own angle to it and of
/// its own length, and beside them length, cosine and score of every key.
class KeyAnglesFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
