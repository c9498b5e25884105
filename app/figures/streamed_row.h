#pragma once

#include "engine/attention/trace.h"
#include "engine/block/streaming.h"

namespace casefile::figures {

/// One query of a head over all its keys, tile by tile, under the mask of the trace: matrices of one row.
engine::StreamingTrace streamedRow(const engine::AttentionTrace& trace, std::size_t head, std::size_t query,
                                   std::size_t tileSize);

} // namespace casefile::figures
