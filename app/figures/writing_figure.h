#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// A sentence written token by token: the row that is new, the rows that a cache keeps, what is not there
/// yet.
class WritingFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
