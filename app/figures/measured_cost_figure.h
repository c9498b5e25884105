#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// What a layer took on this computer, against the number of tokens: the frame's timing on logarithmic axes,
/// with lines of slope 1 and 2 and the crossovers, counted and measured. Without a timing, how to get one.
class MeasuredCostFigure : public Figure
{
public:
    Scene layout(const Frame& frame) const override;
};

/// The d_model that the knob "timed-width" stands for.
std::size_t timedWidth(const content::KnobValues& knobs);

} // namespace casefile::figures
