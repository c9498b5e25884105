#pragma once

#include "engine/block/grouped_attention.h"
#include "engine/block/ledger.h"
#include "engine/block/transformer_block.h"

#include <string>

namespace casefile::engine {

/// Private to engine/block: what larger ledgers are put together from. `prefix` ends in a dot or is empty;
/// inputs are named by the tensor that they come from, which must have been entered.

/// [prefix]gamma, mean, centred, variance, deviation, normalised, output.
void enterNorm(Ledger& ledger, const std::string& prefix, const NormTrace& trace, const std::string& input);

/// [prefix]expand.weights, expanded, gate.weights, gate, activated, hidden, contract.weights, output.
void enterFeedForward(Ledger& ledger, const std::string& prefix, const FeedForwardTrace& trace,
                      const std::string& input);

/// [prefix]wq, wk, wv, wo.
void enterAttentionWeights(Ledger& ledger, const std::string& prefix, const AttentionWeights& weights);

/// Which tensors an attention reads.
struct AttentionInputs
{
    std::string parameters; ///< prefix of wq, wk, wv, wo
    std::string x;
    std::string source;                   ///< of keys and values: x again, or the memory
    const KeyValueCache* cache = nullptr; ///< keys and values of all tokens; none without a cache
    std::string earlier;                  ///< prefix of the step that left its cache; empty: it is given
};

/// [prefix]projected.q … output, all heads.
void enterAttention(Ledger& ledger, const std::string& prefix, const GroupedTrace& trace,
                    const AttentionInputs& from);

} // namespace casefile::engine
