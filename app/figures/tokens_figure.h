#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The sentence becomes clues: the typed words come apart into numbered chips, known and unknown ones told
/// apart.
class TokensFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
