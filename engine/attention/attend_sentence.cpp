#include "engine/attention/attend.h"

#include "engine/attention/forward.h"
#include "engine/attention/input_check.h"
#include "engine/input_error.h"

#include <algorithm>
#include <functional>

namespace casefile::engine {

/// Tokens the model can attend over: at least one, at most maximumTokens.
static Tokens checkedTokens(const std::string& sentence, const Lexicon& lexicon)
{
    Tokens tokens = tokenize(sentence, lexicon);
    if (tokens.empty())
        throw InputError("\"sentence\" has no tokens: attention needs at least one");
    if (tokens.size() > maximumTokens)
        throw InputError("\"sentence\" has " + std::to_string(tokens.size()) + " tokens: at most " +
                         std::to_string(maximumTokens) + " fit");
    return tokens;
}

TracePtr attendSentence(const std::string& sentence, const Model& model, const AttentionSettings& settings)
{
    auto trace = std::make_shared<AttentionTrace>();
    trace->sentence = sentence;
    trace->tokens = checkedTokens(sentence, *model.lexicon);
    trace->model = model;
    trace->settings = settings;
    const std::size_t n = trace->tokens.size();
    const bool hasPosition = settings.position != PositionScheme::None;
    trace->embedding = model.embed(trace->tokens);                                          // n x d_model
    trace->position = hasPosition ? model.position(n) : Matrix(n, model.weights->dModel()); // n x d_model
    trace->x = trace->embedding;                                                            // n x d_model
    std::ranges::transform(trace->x.values(), trace->position.values(), trace->x.values().begin(),
                           std::plus());
    check({trace->x, {}, model.weights, settings});
    runForward(*trace);
    return trace;
}

} // namespace casefile::engine
