#include "engine/block/derivations.h"
#include "engine/block/ledger_entries.h"
#include "engine/block/ledgers.h"

namespace casefile::engine {

/// Norm, work and sum of one sublayer; `work` enters what the sublayer does with the tensor it is given.
/// Returns the name of the tensor that goes on.
template <typename Work>
static std::string enterSublayer(Ledger& ledger, const std::string& name, const SublayerTrace& step,
                                 NormPlace place, const std::string& input, const Work& work)
{
    const std::string norm = name + "-norm.", sum = name + "-sum";
    if (place == NormPlace::Before) {
        enterNorm(ledger, norm, step.norm, input);
        work(norm + "output");
        ledger.add(sum, step.sum, sumOf(input, name + ".output"));
        return sum;
    }
    work(input);
    ledger.add(sum, step.sum, sumOf(input, name + ".output"));
    enterNorm(ledger, norm, step.norm, sum);
    return norm + "output";
}

/// An attention sublayer; keys and values come from `memory` unless it is empty.
static std::string enterAttentionSublayer(Ledger& ledger, const std::string& name, const SublayerTrace& step,
                                          const GroupedTrace& attention, NormPlace place,
                                          const std::string& input, const std::string& memory)
{
    return enterSublayer(ledger, name, step, place, input, [&](const std::string& x) {
        const std::string prefix = name + ".";
        enterAttentionWeights(ledger, prefix, attention.input.weights->shared);
        enterAttention(ledger, prefix, attention, {prefix, x, memory.empty() ? x : memory, nullptr, ""});
    });
}

/// The feed-forward sublayer, with which every block ends.
static void enterEnd(Ledger& ledger, const SublayerTrace& step, const FeedForwardTrace& feedForward,
                     NormPlace place, const std::string& input)
{
    const std::string last =
        enterSublayer(ledger, "feed-forward", step, place, input, [&](const std::string& x) {
            enterFeedForward(ledger, "feed-forward.", feedForward, x);
        });
    ledger.add("output", step.output, cellByCell(Rule::Copy, last));
}

Ledger ledgerOf(const EncoderBlockTrace& trace)
{
    Ledger ledger;
    ledger.give("x", trace.attentionStep.input);
    const std::string middle = enterAttentionSublayer(ledger, "attention", trace.attentionStep,
                                                      trace.attention, trace.place, "x", "");
    enterEnd(ledger, trace.feedForwardStep, trace.feedForward, trace.place, middle);
    return ledger;
}

Ledger ledgerOf(const DecoderBlockTrace& trace)
{
    Ledger ledger;
    ledger.give("x", trace.selfAttentionStep.input);
    ledger.give("memory", trace.crossAttention.input.memory);
    const std::string first = enterAttentionSublayer(ledger, "self-attention", trace.selfAttentionStep,
                                                     trace.selfAttention, trace.place, "x", "");
    const std::string second = enterAttentionSublayer(ledger, "cross-attention", trace.crossAttentionStep,
                                                      trace.crossAttention, trace.place, first, "memory");
    enterEnd(ledger, trace.feedForwardStep, trace.feedForward, trace.place, second);
    return ledger;
}

} // namespace casefile::engine
