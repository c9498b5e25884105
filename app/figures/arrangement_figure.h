#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Who may look at whom when a source and a target are laid out as an encoder, a decoder, both or two towers.
class ArrangementFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
