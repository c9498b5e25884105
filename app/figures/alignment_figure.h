#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The steps of a decoder over a source: which row of cross-attention belongs to a word, as it is put in and
/// as it is predicted.
class AlignmentFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
