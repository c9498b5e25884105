#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Three key-value caches that fill as tokens come: a head each, shared by groups, shared by all.
class CacheFillFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
