#include "app/playback/prediction.h"

#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::playback {

namespace {

constexpr int mostOptions = 4;
constexpr double sameWeight = 1e-9; ///< keys closer than this are looked at equally

struct Question
{
    const engine::AttentionTrace& trace;
    int head = 0;
    int query = 0;
};

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

/// The key with the largest weight among the runners-up, in the order of the sentence. Ties with it are left
/// out.
Prediction topKey(const Question& question)
{
    const engine::Matrix& weights = question.trace.heads[std::size_t(question.head)].weights;
    const auto weight = [&](int key) { return weights(std::size_t(question.query), std::size_t(key)); };
    QList<int> keys = rankedKeys(question.trace, question.head, question.query);
    if (keys.isEmpty())
        return {};
    const int top = keys.first();
    keys.removeIf([&](int key) { return key != top && std::abs(weight(key) - weight(top)) < sameWeight; });
    if (keys.size() < 2)
        return {};
    keys.resize(std::min(int(keys.size()), mostOptions));
    std::ranges::sort(keys);

    Prediction prediction;
    for (const int key : keys)
        prediction.options.append(optionName(question.trace, key));
    prediction.right = int(keys.indexOf(top));
    return prediction;
}

/// n * m scores, among the numbers that one gets by counting otherwise.
Prediction scoreCount(const Question& question)
{
    const std::size_t n = question.trace.queries();
    const std::size_t m = question.trace.keys();
    QList<std::size_t> counts{n, n * (m - 1), n * m, n * m + n};
    std::ranges::sort(counts);
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());

    Prediction prediction;
    for (const std::size_t count : counts)
        prediction.options.append(QString::number(count));
    prediction.right = int(counts.indexOf(n * m));
    return prediction;
}

struct PredictionRow
{
    QLatin1StringView name;
    Prediction (*make)(const Question&);
};

constexpr std::array predictionTable{
    PredictionRow{"top-key"_L1, topKey},
    PredictionRow{"score-count"_L1, scoreCount},
};

} // namespace

QStringList predictionNames()
{
    QStringList names;
    for (const PredictionRow& row : predictionTable)
        names.append(row.name);
    return names;
}

Prediction makePrediction(const QString& name, const engine::AttentionTrace& trace, int head,
                          const content::Focus& focus)
{
    const auto row = std::ranges::find(predictionTable, name, &PredictionRow::name);
    if (row == predictionTable.end() || trace.queries() == 0 || trace.headCount() == 0)
        return {};
    const int lastQuery = int(trace.queries()) - 1;
    const int query = focus.query < 0 ? lastQuery : std::min(focus.query, lastQuery);
    return row->make({trace, std::clamp(head, 0, int(trace.headCount()) - 1), query});
}

} // namespace casefile::playback
