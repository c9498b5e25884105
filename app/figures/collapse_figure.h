#pragma once

#include "app/figures/block_run.h"

namespace casefile::figures {

/// How alike the tokens become through many layers of attention, with and without residuals: measured.
class CollapseFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;

    struct Curves
    {
        std::vector<double> bare; ///< token spread of the input and behind each layer
        std::vector<double> kept; ///< likewise, with residuals
    };

private:
    const Curves& curves(const Frame& frame) const;

    mutable engine::Matrix m_x; ///< of the curves that are kept
    mutable std::uint64_t m_seed = 0;
    mutable Curves m_curves;
};

} // namespace casefile::figures
