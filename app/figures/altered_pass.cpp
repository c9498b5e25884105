#include "app/figures/altered_pass.h"

#include "engine/measure/alteration.h"
#include "engine/measure/tensor_change.h"

using namespace Qt::StringLiterals;

namespace casefile::figures {

engine::TracePtr AlteredPass::of(const Frame& frame) const
{
    const double alteration = frame.knob(u"alteration"_s);
    if (m_before == frame.trace && m_alteration == alteration)
        return m_after;
    m_before = frame.trace;
    m_alteration = alteration;
    const engine::TracePtr pass =
        engine::withWeights(*frame.trace, std::make_shared<engine::AttentionWeights>(engine::altered(
                                              frame.trace->weights(), engine::Alteration(int(alteration)))));
    auto named = std::make_shared<engine::AttentionTrace>(*pass); // a bare pass knows no words
    named->tokens = frame.trace->tokens;
    named->memoryTokens = frame.trace->memoryTokens;
    m_after = std::move(named);
    return m_after;
}

} // namespace casefile::figures
