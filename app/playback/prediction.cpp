#include "app/playback/prediction.h"

#include "app/playback/prediction_makers.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace casefile::playback {

namespace {

struct PredictionRow
{
    QLatin1StringView name;
    Prediction (*make)(const PredictionSource&);
};

constexpr std::array predictionTable{
    PredictionRow{"top-key"_L1, topKey},
    PredictionRow{"score-count"_L1, scoreCount},
    PredictionRow{"grown-by-temperature"_L1, grownByTemperature},
    PredictionRow{"top-weight"_L1, topWeight},
    PredictionRow{"same-both-ways"_L1, sameBothWays},
    PredictionRow{"score-in-other-company"_L1, scoreInOtherCompany},
    PredictionRow{"output-when-shuffled"_L1, outputWhenShuffled},
    PredictionRow{"head-that-matters"_L1, headThatMatters},
    PredictionRow{"cache-count"_L1, cacheCount},
    PredictionRow{"loss-count"_L1, lossCount},
    PredictionRow{"earlier-output"_L1, earlierOutput},
    PredictionRow{"norm-length"_L1, normLength},
    PredictionRow{"network-hears-others"_L1, networkHearsOthers},
};

} // namespace

Prediction changesOrStays(bool changes)
{
    Prediction prediction;
    prediction.options = {QCoreApplication::translate("playback", "It changes"),
                          QCoreApplication::translate("playback", "It stays the same")};
    prediction.right = changes ? 0 : 1;
    return prediction;
}

Prediction amongCounts(QList<std::size_t> counts, std::size_t right)
{
    std::ranges::sort(counts);
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
    if (counts.size() < 2)
        return {};
    Prediction prediction;
    for (const std::size_t count : counts)
        prediction.options.append(QString::number(count));
    prediction.right = int(counts.indexOf(right));
    return prediction;
}

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
    const int lastQuery = int(trace.queries()) - 1, lastKey = int(trace.keys()) - 1;
    const int shown = std::clamp(head, 0, int(trace.headCount()) - 1);
    const int query = focus.query < 0 ? lastQuery : std::min(focus.query, lastQuery);
    const QList<int> ranked = rankedKeys(trace, shown, query);
    const int key = focus.key >= 0 ? std::min(focus.key, lastKey) : ranked.isEmpty() ? 0 : ranked.first();
    return row->make({trace, shown, query, key});
}

} // namespace casefile::playback
