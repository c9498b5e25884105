#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// Scores of each token with each other, with two matrices or with one for both, and how far from symmetric
/// they are; or one pair of them, which a question compares.
class SymmetryFigure : public Figure
{
public:
    enum class Shows { Table, Pair };
    explicit SymmetryFigure(Shows shows = Shows::Table)
        : m_shows(shows)
    {}
    Scene layout(const Frame& frame) const override;

private:
    Shows m_shows;
};

} // namespace casefile::figures
