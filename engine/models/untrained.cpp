#include "engine/models/untrained.h"

#include "engine/block/position.h"
#include "engine/models/gaussian.h"
#include "engine/text/lexicon.h"

#include <cmath>

namespace casefile::engine {

namespace {

using namespace model_sizes;

/// Kept apart from the words, so that no word shares its numbers with the weights.
constexpr std::string_view weightsKey = "weights";

/// Each word has its own draw, so a word means the same wherever it stands.
Matrix embed(const Tokens& tokens, std::uint64_t seed)
{
    Matrix embedding(tokens.size(), dModel); // n x d_model
    for (std::size_t row = 0; row < tokens.size(); ++row) {
        Gaussian gaussian(hashOf(tokens[row].form, seed));
        for (auto& value : embedding.row(row))
            value = gaussian.next();
    }
    return embedding;
}

AttentionWeights randomWeights(std::uint64_t seed, const HeadWidths& widths)
{
    Gaussian gaussian(~hashOf(weightsKey, seed));
    const double deviation = 1.0 / std::sqrt(double(dModel));
    AttentionWeights weights;
    weights.wq = gaussianMatrix(dModel, heads * widths.dK, deviation, gaussian);
    weights.wk = gaussianMatrix(dModel, heads * widths.dK, deviation, gaussian);
    weights.wv = gaussianMatrix(dModel, heads * widths.dV, deviation, gaussian);
    weights.wo =
        gaussianMatrix(heads * widths.dV, dModel, 1.0 / std::sqrt(double(heads * widths.dV)), gaussian);
    weights.heads = heads;
    return weights;
}

} // namespace

Model untrainedModel(std::uint64_t seed)
{
    return untrainedModel(seed, {});
}

Model untrainedModel(std::uint64_t seed, const HeadWidths& widths)
{
    Model model;
    model.name = "untrained";
    model.origin = Origin::Untrained;
    model.seed = seed;
    model.lexicon = sharedCourseLexicon();
    model.weights = std::make_shared<const AttentionWeights>(randomWeights(seed, widths));
    for (std::size_t column = 1; column <= dModel; ++column)
        model.dimensionNames.push_back(std::to_string(column));
    model.embed = [seed](const Tokens& tokens) { return embed(tokens, seed); };
    model.position = [](std::size_t n) { return sinusoidalPosition(n, dModel); };
    return model;
}

} // namespace casefile::engine
