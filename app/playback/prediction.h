#pragma once

#include "app/content/state.h"
#include "engine/attention/trace.h"

#include <QString>
#include <QStringList>

namespace casefile::playback {

/// A question before an animation, with options and the right one computed from the trace.
struct Prediction
{
    QStringList options;
    int right = -1;
    bool operator==(const Prediction&) const = default;
};

/// THE table of predictions: "top-key" (which token does the focus query look at most), "score-count" (how
/// many scores).
QStringList predictionNames();

/// No options when the name is unknown or the trace leaves nothing to predict (one token, a fully masked
/// row). A focus without a query means the last token, as in prose.
Prediction makePrediction(const QString& name, const engine::AttentionTrace& trace, int head,
                          const content::Focus& focus);

} // namespace casefile::playback
