#pragma once

#include "app/figures/figure.h"
#include "engine/attention/attend.h"
#include "tests/content/walks.h"

#include <map>
#include <string>

namespace casefile::figures {

/// A trace of `tokens` words of the course, from the hand-set model.
inline engine::TracePtr sampleTrace(int tokens, const engine::AttentionSettings& settings = {})
{
    const char* words[] = {"the", "cat", "saw", "the", "dog",   "and",     "it",
                           "ran", "to",  "the", "red", "house", "because", "xylograph"};
    std::string sentence;
    for (int token = 0; token < tokens; ++token)
        sentence += std::string(words[std::size_t(token) % std::size(words)]) + ' ';
    return engine::attendSentence(sentence, engine::modelNamed("hand-set"), settings);
}

/// A frame of that trace with its last token in focus.
inline Frame sampleFrame(int tokens, QSizeF size = QSizeF(900, 520))
{
    static std::map<int, engine::TracePtr> traces;
    engine::TracePtr& trace = traces[tokens];
    if (!trace)
        trace = sampleTrace(tokens);
    Frame frame;
    frame.trace = trace;
    frame.head = 1;
    static const auto walk = tests::shipped(QStringLiteral("single-head"));
    frame.walk = walk;
    frame.focus = {tokens - 1, 0};
    frame.size = size;
    frame.language = QStringLiteral("en");
    return frame;
}

} // namespace casefile::figures
