#pragma once

#include "app/figures/block_run.h"

namespace casefile::figures {

/// How alike the tokens become through many layers of attention, with and without residuals: measured.
class CollapseFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;

private:
    const engine::SpreadByDepth& curves(const Frame& frame) const;

    mutable engine::Matrix m_x; ///< of the curves that are kept
    mutable std::uint64_t m_seed = 0;
    mutable engine::SpreadByDepth m_curves;
};

} // namespace casefile::figures
