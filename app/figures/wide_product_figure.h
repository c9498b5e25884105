#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// One product for all heads, X times the whole W_Q, and where its result is cut: a strip for each head.
class WideProductFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
