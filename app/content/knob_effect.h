#pragma once

#include "app/content/knob.h"

namespace casefile::content {

/// Whether turning a knob changes anything now: the head of ALiBi does nothing to rotary positions.
bool hasEffect(const QString& knob, const KnobValues& values);

} // namespace casefile::content
