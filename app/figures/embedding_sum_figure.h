#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The table that everything is copied from: what each token is, where it stands, and the sum, X, as maps of
/// one shape, a row for each token.
class EmbeddingSumFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

} // namespace casefile::figures
