#pragma once

#include "app/playback/prediction.h"

namespace casefile::playback {

/// Private to predictions: what one is made from. head, query and key are places of the trace.
struct PredictionSource
{
    const engine::AttentionTrace& trace;
    int head = 0;
    int query = 0;
    int key = 0;
};

/// Read from the trace as it ran (prediction_rows.cpp).
Prediction topKey(const PredictionSource& source);
Prediction grownByTemperature(const PredictionSource& source);
Prediction topWeight(const PredictionSource& source);
Prediction scoreCount(const PredictionSource& source);
Prediction cacheCount(const PredictionSource& source);
Prediction lossCount(const PredictionSource& source);
Prediction sameBothWays(const PredictionSource& source);

/// Found out by an experiment of the engine (prediction_experiments.cpp).
Prediction scoreInOtherCompany(const PredictionSource& source);
Prediction outputWhenShuffled(const PredictionSource& source);
Prediction earlierOutput(const PredictionSource& source);
Prediction headThatMatters(const PredictionSource& source);
Prediction normLength(const PredictionSource& source);
Prediction networkHearsOthers(const PredictionSource& source);

/// Options "it changes", "it stays"; the right one by what was found.
Prediction changesOrStays(bool changes);
/// Options of counts, by size, equal ones once.
Prediction amongCounts(QList<std::size_t> counts, std::size_t right);

} // namespace casefile::playback
