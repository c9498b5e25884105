#pragma once

#include "engine/block/transformer_block.h"

namespace casefile::reference {

/// Attention with shared key heads, rotary positions and ALiBi, cell by cell from the papers: no Armadillo,
/// no function of engine/. A rotary score is computed from the distance of its two places.
engine::Matrix groupedAttention(const engine::Matrix& x, const engine::Matrix& memory,
                                const engine::AttentionSublayer& layer);

} // namespace casefile::reference
