#pragma once

#include "app/figures/figure.h"
#include "engine/measure/tensor_difference.h"

namespace casefile::figures {

/// One tensor of the present state minus the same tensor of the frozen one, as a map on the signed ramp; the
/// largest difference is framed and named. Shapes that differ are said in a sentence.
class FrozenDifferenceFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;

private:
    /// Subtracts again only for other states, another tensor or head.
    const engine::TensorDifference& difference(const Frame& frame) const;

    /// The one difference that is remembered.
    struct Remembered
    {
        engine::TracePtr frozen;
        engine::TracePtr trace;
        int head = -1;
        engine::TensorDifference difference;
    };
    mutable Remembered m_remembered;
};

} // namespace casefile::figures
