#pragma once

#include "engine/fast/isa.h"

namespace casefile::engine::fast {

/// Operations per second of multiply-adds that wait for nothing but registers, on so many threads at once
/// (a multiply-add counts as two): what no calculation on this machine can exceed now. The best of several
/// windows of about two milliseconds each.
double measurePeak(Isa isa, unsigned threads);

} // namespace casefile::engine::fast
