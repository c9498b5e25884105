#include "engine/models/hand_set.h"

#include "engine/block/position.h"
#include "engine/matrix/vectors.h"
#include "engine/models/gaussian.h"
#include "engine/models/hand_set_columns.h"
#include "engine/models/head_builder.h"
#include "engine/models/model_sizes.h"
#include "engine/text/lexicon.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace casefile::engine {

namespace {

using namespace model_sizes;
using namespace hand_set_columns;

/// Seed of all directions. Of six thousand tried, one with which unrelated words of the example sentences
/// look least alike.
constexpr std::uint64_t identitySalt = 137;
/// How much of a word's identity belongs to its similarity group: two words of one group have about this
/// cosine.
constexpr double groupShare = 0.85;

using Direction = std::array<double, identityCount>;

/// `direction` turned until its cosine with `to` is the root of `share`. All three have length 1, so that two
/// words drawn towards the same group have about the cosine `share`.
Direction drawnTowards(const Direction& to, const Direction& direction, double share)
{
    const double along = dot(to, direction);
    const double across = std::sqrt(1.0 - along * along);
    Direction drawn{};
    for (std::size_t column = 0; column < identityCount; ++column)
        drawn[column] = std::sqrt(share) * to[column] +
                        std::sqrt(1.0 - share) * (direction[column] - along * to[column]) / across;
    return drawn;
}

/// A direction of length 1 that belongs to this word.
Direction directionOf(std::string_view word)
{
    Gaussian gaussian(hashOf(word, identitySalt));
    Direction direction{};
    std::ranges::generate(direction, [&] { return gaussian.next(); });
    const double length = std::sqrt(dot(direction, direction));
    for (auto& value : direction)
        value /= length;
    return direction;
}

/// What tells this word from others: its own direction, drawn towards that of its similarity group.
Direction identityOf(const std::string& form, const LexiconEntry* word)
{
    const auto own = directionOf(form);
    if (!word || word->similarTo.empty())
        return own;
    return drawnTowards(directionOf("group " + word->similarTo), own, groupShare);
}

// [embedding]
/// Known words bring traits and identity, unknown words identity only; position is added later.
Matrix embed(const Tokens& tokens, const Lexicon& lexicon)
{
    Matrix embedding(tokens.size(), dModel); // n x d_model
    for (std::size_t row = 0; row < tokens.size(); ++row) {
        const auto* word = lexicon.find(tokens[row].form);
        for (std::size_t trait = 0; word && trait < traitCount; ++trait)
            embedding(row, trait) = word->traits[trait] ? 1.0 : 0.0;
        const auto identity = identityOf(tokens[row].form, word);
        for (std::size_t column = 0; column < identityCount; ++column)
            embedding(row, firstIdentity + column) = identity[column];
    }
    return embedding;
}
// [/embedding]

/// Zero in the columns of traits and identity.
Matrix position(std::size_t n)
{
    const auto waves = sinusoidalPosition(n, positionCount);
    Matrix position(n, dModel); // n x d_model
    for (std::size_t row = 0; row < n; ++row)
        for (std::size_t column = 0; column < positionCount; ++column)
            position(row, firstPosition + column) = waves(row, column);
    return position;
}

// Head 0: the place before mine.
void previousToken(HeadBuilder head)
{
    constexpr double gain = 3.5;
    for (std::size_t pair = 0; pair < 4; ++pair)
        head.place(gain, pair, 1.0);
}

// Head 1: a verb looks for nouns (and pronouns that stand for them), a noun a little for verbs; near ones
// first.
void verbWithItsNouns(HeadBuilder head)
{
    using enum Trait;
    head.traits(3.5, {{Verb, 1.0}}, {{Noun, 1.0}, {Pronoun, 0.8}});
    head.traits(1.5, {{Noun, 1.0}, {Pronoun, 1.0}}, {{Verb, 1.0}});
    for (const std::size_t pair : {1, 2, 3})
        head.place(0.8, pair, 0.0);
}

// Head 2: a pronoun looks for nouns; a living one rather for living nouns, a plural one for plural nouns. The
// negative shares keep nouns themselves, and words for speaker and listener, from asking.
void pronounWithItsNouns(HeadBuilder head)
{
    using enum Trait;
    head.traits(3.0, {{Pronoun, 1.0}, {Speaker, -1.0}}, {{Noun, 1.0}});
    head.traits(1.3, {{Animate, 1.0}, {Noun, -1.0}, {Speaker, -1.0}}, {{Animate, 1.0}});
    head.traits(1.2, {{Plural, 1.5}, {Pronoun, -0.5}, {Noun, -1.5}, {Speaker, -1.0}}, {{Plural, 1.0}});
    for (const std::size_t pair : {2, 3})
        head.place(1.0, pair, 0.0);
}

// Head 3: like looks at like.
void sameOrSimilarWord(HeadBuilder head)
{
    constexpr double gain = 8.0;
    for (std::size_t column = 0; column < identityCount; ++column)
        head.identity(gain, column);
}

/// W_V of a head copies eight columns of X; W_O puts what the head read back into the same columns, halved
/// because two heads write there.
void copyColumns(AttentionWeights& weights, std::size_t head, std::size_t firstColumn)
{
    constexpr double share = 0.5;
    for (std::size_t slot = 0; slot < dV; ++slot) {
        weights.wv(firstColumn + slot, head * dV + slot) = 1.0;
        weights.wo(head * dV + slot, firstColumn + slot) = share;
    }
}

AttentionWeights handSetWeights()
{
    AttentionWeights weights;
    weights.heads = heads;
    weights.wq = weights.wk = Matrix(dModel, heads * dK);
    weights.wv = Matrix(dModel, heads * dV);
    weights.wo = Matrix(heads * dV, dModel);
    previousToken({weights, 0});
    verbWithItsNouns({weights, 1});
    pronounWithItsNouns({weights, 2});
    sameOrSimilarWord({weights, 3});
    copyColumns(weights, 0, firstIdentity);
    copyColumns(weights, 1, 0);
    copyColumns(weights, 2, 0);
    copyColumns(weights, 3, firstIdentity);
    return weights;
}

std::vector<std::string> dimensionNames()
{
    std::vector<std::string> names;
    for (std::size_t trait = 0; trait < traitCount; ++trait)
        names.emplace_back(traitName(static_cast<Trait>(trait)));
    for (std::size_t column = 1; column <= identityCount; ++column)
        names.push_back("identity " + std::to_string(column));
    for (std::size_t pair = 1; pair <= positionCount / 2; ++pair) {
        names.push_back("position sin " + std::to_string(pair));
        names.push_back("position cos " + std::to_string(pair));
    }
    return names;
}

} // namespace

Model handSetModel()
{
    const auto lexicon = sharedCourseLexicon();
    Model model;
    model.name = "hand-set";
    model.origin = Origin::HandSet;
    model.lexicon = lexicon;
    model.weights = std::make_shared<const AttentionWeights>(handSetWeights());
    model.dimensionNames = dimensionNames();
    model.headNames = {"previous token", "verb with its nouns", "pronoun with the nouns it may mean",
                       "same or similar word"};
    model.embed = [lexicon](const Tokens& tokens) { return embed(tokens, *lexicon); };
    model.position = position;
    return model;
}

} // namespace casefile::engine
