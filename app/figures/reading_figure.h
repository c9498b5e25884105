#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// One sentence twice: a recurrent cell reads it word by word, attention looks at all of it in one step.
class ReadingFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
