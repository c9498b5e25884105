#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The systems of the course: which attention each uses, with query, key, value and mask.
class SystemsFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
