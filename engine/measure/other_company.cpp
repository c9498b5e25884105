#include "engine/measure/other_company.h"

#include "engine/attention/attend.h"
#include "engine/input_error.h"
#include "engine/models/gaussian.h"
#include "engine/text/lexicon.h"

#include <algorithm>
#include <string>
#include <vector>

namespace casefile::engine {

namespace {

bool isLatin(const std::string& form)
{
    return std::ranges::all_of(form, [](unsigned char byte) { return byte < 0x80; });
}

/// A word of another kind; the token itself where the model does not know it.
Token replaced(const Token& token, std::size_t place, const Lexicon& lexicon, std::uint64_t seed)
{
    const LexiconEntry* word = lexicon.find(token.form);
    if (!word)
        return token;
    std::vector<const LexiconEntry*> others;
    for (const LexiconEntry& other : lexicon.entries())
        if (other.traits != word->traits && isLatin(other.form) == isLatin(token.form))
            others.push_back(&other);
    if (others.empty())
        return token;
    Token other = token;
    other.form = other.text = others[hashOf(std::to_string(place), seed) % others.size()]->form;
    return other;
}

TracePtr run(const AttentionTrace& trace, const Matrix& x)
{
    AttentionInput input{x, {}, trace.model.weights, trace.settings};
    if (trace.settings.mask.rule != "causal")
        input.settings.mask = {};
    return attend(input);
}

/// a + b, of one shape.
Matrix sum(Matrix a, const Matrix& b)
{
    for (std::size_t i = 0; i < a.values().size(); ++i)
        a.values()[i] += b.values()[i];
    return a;
}

/// [n, d_model]: words with the positions of the trace.
Matrix embedded(const AttentionTrace& trace, const Tokens& tokens)
{
    Matrix places(tokens.size(), trace.x.columns());
    std::ranges::copy(trace.position.values().first(places.values().size()), places.values().begin());
    return sum(trace.model.embed(tokens), places);
}

} // namespace

OtherCompany inOtherCompany(const AttentionTrace& trace, std::size_t most, std::size_t query, std::size_t key,
                            std::uint64_t seed)
{
    const std::size_t n = std::min(most, trace.tokens.size());
    if (query >= n || key >= n)
        throw InputError("tokens " + std::to_string(query) + " and " + std::to_string(key) +
                         " must be among the first " + std::to_string(n));
    const Tokens own(trace.tokens.begin(), trace.tokens.begin() + std::ptrdiff_t(n));
    OtherCompany result;
    // [other-company]
    for (std::size_t place = 0; place < n; ++place)
        result.tokens.push_back(place == query || place == key
                                    ? own[place]
                                    : replaced(own[place], place, *trace.model.lexicon, seed));
    const Matrix x = embedded(trace, own), other = embedded(trace, result.tokens); // n x d_model
    result.here = run(trace, x);
    result.there = run(trace, other);
    result.hereNext = run(trace, sum(x, result.here->output)); // layer 2 reads what layer 1 mixed
    result.thereNext = run(trace, sum(other, result.there->output));
    // [/other-company]
    return result;
}

} // namespace casefile::engine
