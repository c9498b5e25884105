#pragma once

#include "engine/block/grouped_attention.h"
#include "engine/block/ledger.h"
#include "engine/block/recurrent.h"
#include "engine/block/streaming.h"
#include "engine/block/transformer_block.h"

#include <vector>

namespace casefile::engine {

/// The ledger of each trace: every number by name, and where it comes from. Tensors of attention are called
/// as in the trace request ("q", "scores", "weights"), parameters as in files of weights ("attention.wq",
/// "reset.recurrent"), so that a cell of a trained model has one name everywhere.

Ledger ledgerOf(const NormTrace& trace);
Ledger ledgerOf(const FeedForwardTrace& trace);
Ledger ledgerOf(const GroupedTrace& trace);

/// "cache.k", "cache.v" are keys and values of all tokens so far: those of earlier tokens are given here.
Ledger ledgerOf(const CachedStep& step);
/// All steps from the empty cache on, under "token-0.", "token-1.", …: what a step finds in the cache is
/// followed back to the token that put it there.
Ledger ledgerOf(const std::vector<CachedStep>& steps);

/// Every tile is a part of "scores", "masked", "maximum", "correction", "sum", "blend".
Ledger ledgerOf(const StreamingTrace& trace);

/// Sublayers "attention" (or "self-attention", "cross-attention") and "feed-forward", each with "-norm." and
/// "-sum"; from "output" every chain ends in "x", "memory" or parameters.
Ledger ledgerOf(const EncoderBlockTrace& trace);
Ledger ledgerOf(const DecoderBlockTrace& trace);

/// Gates and states; "previous-states" is what the token before left behind (zero before the first).
Ledger ledgerOf(const ElmanTrace& trace);
Ledger ledgerOf(const GruTrace& trace);
Ledger ledgerOf(const LstmTrace& trace);

} // namespace casefile::engine
