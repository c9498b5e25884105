#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// One head with a key more, whose value is zero: its share grows, the context shrinks and keeps its
/// direction.
class SinkFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
