// Predictions that are read from the trace as it ran.
#include "app/playback/prediction_makers.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::playback {

namespace {

constexpr int mostOptions = 4;
constexpr double sameWeight = 1e-9;  ///< keys closer than this are looked at equally
constexpr double leastGrowth = 1e-4; ///< of a share: what nobody could see is not asked
constexpr int estimateMarks = 20;    ///< of a share between 0 and 1
constexpr double estimateSlack = 2.0;

/// The token, with its place when the sentence has it more than once.
QString optionName(const engine::AttentionTrace& trace, int key)
{
    const QString name = keyTokenName(trace, key);
    int same = 0;
    for (int other = 0; other < int(trace.keys()); ++other)
        same += keyTokenName(trace, other) == name ? 1 : 0;
    if (same == 1)
        return name;
    return QCoreApplication::translate("playback", "%1 (place %2)").arg(name).arg(key + 1);
}

double weightOf(const PredictionSource& source, int key)
{
    return source.trace.heads[std::size_t(source.head)].weights(std::size_t(source.query), std::size_t(key));
}

/// The weight of a key, had these keys been weighed at temperature 1.
double weightAtOne(const PredictionSource& source, const QList<int>& keys, int key)
{
    const double temperature = source.trace.settings.temperature;
    const auto scaled = [&](int any) {
        return temperature * source.trace.at({engine::TensorId::Scaled, std::size_t(source.head),
                                              std::size_t(source.query), std::size_t(any)});
    };
    double sum = 0.0;
    for (const int any : keys)
        sum += std::exp(scaled(any) - scaled(keys.first())); // the first has the largest score
    return std::exp(scaled(key) - scaled(keys.first())) / sum;
}

} // namespace

/// The key with the largest weight among the runners-up, in the order of the sentence. Ties with it are left
/// out.
Prediction topKey(const PredictionSource& source)
{
    QList<int> keys = rankedKeys(source.trace, source.head, source.query);
    if (keys.isEmpty())
        return {};
    const int top = keys.first();
    keys.removeIf([&](int key) {
        return key != top && std::abs(weightOf(source, key) - weightOf(source, top)) < sameWeight;
    });
    if (keys.size() < 2)
        return {};
    keys.resize(std::min(int(keys.size()), mostOptions));
    std::ranges::sort(keys);

    Prediction prediction;
    for (const int key : keys)
        prediction.options.append(optionName(source.trace, key));
    prediction.right = int(keys.indexOf(top));
    return prediction;
}

/// The first and the last of a row: one share is larger than at temperature 1, the other smaller.
Prediction grownByTemperature(const PredictionSource& source)
{
    const QList<int> keys = rankedKeys(source.trace, source.head, source.query);
    if (keys.size() < 2 || source.trace.settings.temperature == 1.0)
        return {};
    const int top = keys.first(), low = keys.last();
    const double topGrowth = weightOf(source, top) - weightAtOne(source, keys, top);
    const double lowGrowth = weightOf(source, low) - weightAtOne(source, keys, low);
    if (std::max(std::abs(topGrowth), std::abs(lowGrowth)) < leastGrowth || topGrowth * lowGrowth > 0.0)
        return {};
    const bool topStandsFirst = top < low;
    Prediction prediction;
    prediction.options = {optionName(source.trace, std::min(top, low)),
                          optionName(source.trace, std::max(top, low))};
    prediction.right = (topGrowth > lowGrowth) == topStandsFirst ? 0 : 1;
    return prediction;
}

/// The largest weight of the row, to be guessed within a tenth.
Prediction topWeight(const PredictionSource& source)
{
    const QList<int> keys = rankedKeys(source.trace, source.head, source.query);
    if (keys.size() < 2)
        return {};
    const double weight = weightOf(source, keys.first());
    Prediction prediction;
    prediction.isEstimate = true;
    prediction.exact = weight * estimateMarks;
    prediction.exactWords = formatCell(weight);
    prediction.slack = estimateSlack;
    for (int mark = 0; mark <= estimateMarks; ++mark)
        prediction.options.append(QString::number(double(mark) / estimateMarks, 'f', 2));
    prediction.right = int(std::lround(prediction.exact));
    return prediction;
}

/// n * m scores, among the numbers that one gets by counting otherwise.
Prediction scoreCount(const PredictionSource& source)
{
    const std::size_t n = source.trace.queries(), m = source.trace.keys();
    return amongCounts({n, n * (m - 1), n * m, n * m + n}, n * m);
}

/// n - 1 losses: one for each token that has a next one.
Prediction lossCount(const PredictionSource& source)
{
    const std::size_t n = source.trace.queries();
    if (n < 2)
        return {};
    return amongCounts({1, n - 1, n, n * (n + 1) / 2}, n - 1);
}

/// Numbers in the cache of one layer once all tokens are in: a key and a value of every head for each, not
/// the scores, nor the queries, nor one head only.
Prediction cacheCount(const PredictionSource& source)
{
    const engine::AttentionWeights& weights = source.trace.weights();
    const std::size_t m = source.trace.keys(), heads = weights.heads;
    const std::size_t right = m * heads * (weights.dK() + weights.dV());
    return amongCounts({m * m * heads, m * (weights.dK() + weights.dV()), right,
                        m * heads * (2 * weights.dK() + weights.dV())},
                       right);
}

/// Whether the score of the pair is the same when the other one asks.
Prediction sameBothWays(const PredictionSource& source)
{
    if (!source.trace.memory.empty() || source.query == source.key)
        return {};
    const engine::Matrix& scores = source.trace.heads[std::size_t(source.head)].scores;
    const double there = scores(std::size_t(source.query), std::size_t(source.key));
    const double back = scores(std::size_t(source.key), std::size_t(source.query));
    return changesOrStays(std::abs(there - back) > sameWeight * std::max(1.0, std::abs(there)));
}

} // namespace casefile::playback
