#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Who looks at whom: queries above, keys below, a link as wide as its weight between them.
class LinksFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
