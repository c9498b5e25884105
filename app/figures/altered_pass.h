#pragma once

#include "app/figures/figure.h"

namespace casefile::figures {

/// The forward pass of a frame after what the knob "alteration" does to the weights of every head. Made again
/// only for another trace or alteration.
class AlteredPass
{
public:
    engine::TracePtr of(const Frame& frame) const;

private:
    mutable engine::TracePtr m_before;
    mutable engine::TracePtr m_after;
    mutable double m_alteration = -1.0;
};

} // namespace casefile::figures
