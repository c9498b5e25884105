#pragma once

#include "engine/attention/attend.h"

#include <string>

namespace casefile::tests {

inline engine::Mask maskOf(const std::string& rule, std::size_t parameter = 0)
{
    engine::Mask mask;
    mask.rule = rule;
    mask.parameter = parameter;
    return mask;
}

/// The hand-set model on a sentence.
inline engine::TracePtr traceOf(const std::string& sentence, const engine::Mask& mask = {})
{
    engine::AttentionSettings settings;
    settings.mask = mask;
    return engine::attendSentence(sentence, engine::modelNamed("hand-set"), settings);
}

} // namespace casefile::tests
