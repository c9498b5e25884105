#include "engine/block/ledger_entries.h"
#include "engine/block/ledgers.h"

namespace casefile::engine {

void enterAttentionWeights(Ledger& ledger, const std::string& prefix, const AttentionWeights& weights)
{
    ledger.give(prefix + "wq", weights.wq);
    ledger.give(prefix + "wk", weights.wk);
    ledger.give(prefix + "wv", weights.wv);
    if (!weights.wo.empty())
        ledger.give(prefix + "wo", weights.wo);
}

Ledger ledgerOf(const GroupedTrace& trace)
{
    Ledger ledger;
    ledger.give("x", trace.input.x);
    const bool hasMemory = !trace.input.memory.empty();
    if (hasMemory)
        ledger.give("memory", trace.input.memory);
    enterAttentionWeights(ledger, "", trace.input.weights->shared);
    enterAttention(ledger, "", trace, {"", "x", hasMemory ? "memory" : "x", nullptr, ""});
    return ledger;
}

/// One token of a cached pass under a prefix of its own.
static void enterStep(Ledger& ledger, const CachedStep& step, const std::string& prefix,
                      const std::string& earlier)
{
    const std::string x = prefix + "x";
    ledger.give(x, step.trace.input.x);
    enterAttention(ledger, prefix, step.trace, {"", x, x, &step.cache, earlier});
}

Ledger ledgerOf(const CachedStep& step)
{
    Ledger ledger;
    enterAttentionWeights(ledger, "", step.trace.input.weights->shared);
    enterStep(ledger, step, "", "");
    return ledger;
}

Ledger ledgerOf(const std::vector<CachedStep>& steps)
{
    Ledger ledger;
    std::string earlier;
    for (std::size_t token = 0; token < steps.size(); ++token) {
        if (token == 0)
            enterAttentionWeights(ledger, "", steps[token].trace.input.weights->shared);
        const std::string prefix = "token-" + std::to_string(token) + ".";
        enterStep(ledger, steps[token], prefix, earlier);
        earlier = prefix;
    }
    return ledger;
}

} // namespace casefile::engine
