#pragma once

#include "app/figures/figure.h"
#include "engine/measure/saturation.h"

#include <optional>

namespace casefile::figures {

/// The scaling laboratory: scores drawn at random at one width, and what they do to softmax and its gradient.
class ScalingFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;

private:
    /// The last draw: moving the slider does not draw anew.
    mutable std::optional<engine::ScoreDraw> m_draw;
};

} // namespace casefile::figures
