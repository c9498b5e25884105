#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Three roles as a lookup: a dictionary opens one entry or none, attention opens every entry a little and
/// blends.
class RolesFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
