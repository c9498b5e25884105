#pragma once

#include "app/figures/figure.h"
#include "engine/measure/shuffle.h"

namespace casefile::figures {

/// Outputs before and after the tokens change places, row beside row, with the measured difference.
class ShuffleFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;

private:
    const engine::Shuffle& shuffle(const Frame& frame) const;

    mutable engine::TracePtr m_trace; ///< of the experiment that is kept
    mutable int m_seed = 0;
    mutable bool m_positions = false;
    mutable engine::Shuffle m_shuffle;
};

} // namespace casefile::figures
