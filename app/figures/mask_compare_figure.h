#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The weights of the sentence under the mask as it should be, beside those under a mistaken way to hide.
class MaskCompareFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
