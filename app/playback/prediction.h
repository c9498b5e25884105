#pragma once

#include "app/content/state.h"
#include "engine/attention/trace.h"

#include <QString>
#include <QStringList>

#include <cmath>

namespace casefile::playback {

/// A question before an animation, with options and the right one computed from the trace.
struct Prediction
{
    QStringList options;
    int right = -1;
    bool isEstimate = false; ///< options are the marks of a slider, from low to high
    double exact = 0.0;      ///< of an estimate: where the right number stands, counted in marks
    QString exactWords;      ///< and how pictures print it
    double slack = 0.0;      ///< an estimate may be so many marks away from it
    /// A wrong mark that is near enough to an estimate is accepted, too.
    bool accepts(int option) const
    {
        return option >= 0 && std::abs(option - (isEstimate ? exact : right)) <= slack;
    }
    bool operator==(const Prediction&) const = default;
};

/// THE table of predictions:
/// tokens of a row: "top-key" (looked at most), "grown-by-temperature" (which of two shares is larger than at
/// temperature 1); a head: "head-that-matters" (without it the output changes most);
/// yes or no: "same-both-ways" (score of a pair, asked the other way round), "score-in-other-company" (does
/// it change with all other words), "output-when-shuffled", "network-hears-others", "earlier-output" (does it
/// change when the last token is taken out); a number among others: "score-count", "cache-count",
/// "loss-count" (of one pass of next-token training), "norm-length"; an estimate: "top-weight".
QStringList predictionNames();

/// No options when the name is unknown or the trace leaves nothing to predict (one token, a fully masked
/// row). A focus without a query means the last token, as in prose; one without a key the key that gets the
/// largest weight.
Prediction makePrediction(const QString& name, const engine::AttentionTrace& trace, int head,
                          const content::Focus& focus);

} // namespace casefile::playback
