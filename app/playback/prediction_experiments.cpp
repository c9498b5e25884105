// Predictions whose answer is found out by an experiment of the engine.
#include "app/playback/prediction_makers.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/head_edit.h"
#include "engine/measure/leak.h"
#include "engine/measure/other_company.h"
#include "engine/measure/shuffle.h"
#include "engine/models/untrained_block.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <span>

namespace casefile::playback {

namespace {

constexpr std::size_t mostTokens = 16; ///< of an experiment: the answer is the same for more
constexpr std::uint64_t seed = 2;
constexpr double rounding = 1e-9;
constexpr int mostHeads = 4;

/// One row of x, and another with it.
engine::Matrix twoRows(const engine::AttentionTrace& trace, std::size_t row, double otherTimes)
{
    const std::size_t other = (row + 1) % trace.x.rows();
    engine::Matrix rows(2, trace.x.columns());
    for (std::size_t column = 0; column < trace.x.columns(); ++column) {
        rows(0, column) = trace.x(row, column);
        rows(1, column) = otherTimes * trace.x(other, column);
    }
    return rows;
}

double lengthOf(std::span<const double> row)
{
    return std::sqrt(std::inner_product(row.begin(), row.end(), row.begin(), 0.0));
}

} // namespace

/// Every other word is replaced; what becomes of the raw score of the pair in layer 1?
Prediction scoreInOtherCompany(const PredictionSource& source)
{
    const auto query = std::size_t(source.query), key = std::size_t(source.key);
    const std::size_t tokens = std::min(source.trace.tokens.size(), mostTokens);
    if (query >= tokens || key >= tokens || tokens < 3 || !source.trace.memory.empty())
        return {};
    const engine::OtherCompany both = engine::inOtherCompany(source.trace, mostTokens, query, key, seed);
    const auto head = std::size_t(source.head);
    return changesOrStays(std::abs(both.here->heads[head].scores(query, key) -
                                   both.there->heads[head].scores(query, key)) > rounding);
}

/// The tokens are shuffled, without positions; what becomes of each token's own output?
Prediction outputWhenShuffled(const PredictionSource& source)
{
    if (source.trace.queries() < 2 || !source.trace.memory.empty())
        return {};
    const engine::Shuffle shuffle = engine::shuffleTokens(source.trace, mostTokens, seed, false);
    return changesOrStays(shuffle.largestDifference > rounding);
}

/// The last token is taken out; what becomes of the outputs before it, under the present mask?
Prediction earlierOutput(const PredictionSource& source)
{
    if (source.trace.queries() < 2 || !source.trace.memory.empty())
        return {};
    const std::size_t last = source.trace.queries() - 1;
    return changesOrStays(
        engine::leakingRows(engine::outputShift(source.trace, last, source.trace.settings.mask), last) > 0);
}

/// The head without which the output changes most, among those that come next, in the order of heads.
Prediction headThatMatters(const PredictionSource& source)
{
    const std::vector<double> alone = engine::prunedHeads(source.trace).alone;
    if (alone.size() < 2)
        return {};
    std::vector<std::size_t> heads(alone.size());
    std::iota(heads.begin(), heads.end(), 0u);
    std::ranges::stable_sort(heads, std::greater(), [&](std::size_t head) { return alone[head]; });
    if (alone[heads[0]] - alone[heads[1]] < rounding)
        return {};
    const std::size_t top = heads.front();
    heads.resize(std::min(heads.size(), std::size_t(mostHeads)));
    std::ranges::sort(heads);
    Prediction prediction;
    for (const std::size_t head : heads)
        prediction.options.append(QCoreApplication::translate("playback", "Head %1").arg(head + 1));
    prediction.right = int(std::ranges::find(heads, top) - heads.begin());
    return prediction;
}

/// How long a row is behind a layer norm, among the length it had, 1 and d_model.
Prediction normLength(const PredictionSource& source)
{
    const engine::Matrix row = twoRows(source.trace, std::size_t(source.query), 1.0);
    const engine::NormWeights norm{
        engine::NormKind::Layer, std::vector<double>(row.columns(), 1.0), {}, 1e-5};
    const engine::NormTrace normed = engine::normalise(row, norm);
    const QString right = formatSetting(lengthOf(normed.output.row(0)));
    QStringList options{formatSetting(1.0), formatSetting(lengthOf(row.row(0))), right,
                        formatSetting(double(row.columns()))};
    options.removeDuplicates();
    std::ranges::sort(options, {}, [](const QString& option) { return option.toDouble(); });
    Prediction prediction;
    prediction.options = options;
    prediction.right = int(options.indexOf(right));
    return prediction;
}

/// Another token's row is changed; what becomes of what the feed-forward network gives this one?
Prediction networkHearsOthers(const PredictionSource& source)
{
    if (source.trace.x.rows() < 2)
        return {};
    const engine::EncoderBlockWeights block = engine::untrainedBlock({source.trace.x.columns(), 1, 4}, seed);
    const auto row = [&](double otherTimes) {
        return engine::feedForward(twoRows(source.trace, std::size_t(source.query), otherTimes),
                                   block.feedForward)
            .output;
    };
    const engine::Matrix before = row(1.0), after = row(-3.0);
    return changesOrStays(!std::ranges::equal(before.row(0), after.row(0)));
}

} // namespace casefile::playback
