#include "engine/attention/attend.h"

#include "engine/attention/forward.h"
#include "engine/attention/input_check.h"
#include "engine/input_error.h"

#include <algorithm>
#include <functional>

namespace casefile::engine {

/// Tokens the model can attend over: at least one, at most maximumTokens. `key` names the text in errors.
static Tokens checkedTokens(const std::string& key, const std::string& text, const Lexicon& lexicon)
{
    Tokens tokens = tokenize(text, lexicon);
    if (tokens.empty())
        throw InputError("\"" + key + "\" has no tokens: attention needs at least one");
    if (tokens.size() > maximumTokens)
        throw InputError("\"" + key + "\" has " + std::to_string(tokens.size()) + " tokens: at most " +
                         std::to_string(maximumTokens) + " fit");
    return tokens;
}

/// [tokens, d_model]: zero without a scheme.
static Matrix positionsOf(const Tokens& tokens, const Model& model, PositionScheme scheme)
{
    return scheme != PositionScheme::None ? model.position(tokens.size())
                                          : Matrix(tokens.size(), model.weights->dModel());
}

/// a + b, of one shape.
static Matrix sum(const Matrix& a, const Matrix& b)
{
    Matrix result = a;
    std::ranges::transform(a.values(), b.values(), result.values().begin(), std::plus());
    return result;
}

TracePtr attendSentence(const std::string& sentence, const Model& model, const AttentionSettings& settings,
                        const std::string& memory)
{
    auto trace = std::make_shared<AttentionTrace>();
    trace->sentence = sentence;
    trace->tokens = checkedTokens("sentence", sentence, *model.lexicon);
    trace->model = model;
    trace->settings = settings;
    trace->embedding = model.embed(trace->tokens);                          // n x d_model
    trace->position = positionsOf(trace->tokens, model, settings.position); // n x d_model
    trace->x = sum(trace->embedding, trace->position);                      // n x d_model
    if (!memory.empty()) {
        trace->memorySentence = memory;
        trace->memoryTokens = checkedTokens("memory", memory, *model.lexicon);
        trace->memory = sum(model.embed(trace->memoryTokens),
                            positionsOf(trace->memoryTokens, model, settings.position)); // m x d_model
    }
    check({trace->x, trace->memory, model.weights, settings});
    runForward(*trace);
    return trace;
}

} // namespace casefile::engine
