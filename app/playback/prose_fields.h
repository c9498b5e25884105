#pragma once

#include "app/content/state.h"
#include "engine/attention/trace.h"

#include <QString>
#include <QStringList>

namespace casefile::playback {

/// THE table of fields: names that lesson prose and questions may use as {{name}}; each is read from the trace now.
/// n, scores, heads, d_model, d_k, d_v, head, query, key, weight, score, scaled, top-key, top-weight, second-key,
/// second-weight, low-key, low-weight, row-sum, row-maximum, row-exponential-sum, sqrt-d_k, temperature, sentence, …
QStringList proseFieldNames();

/// Replaces every {{field}}. Unknown fields stay visible as typed (the content check has already named them).
QString fillFields(const QString& text, const engine::AttentionTrace& trace, int head, const content::Focus& focus);

/// The one way a number is written on screen: 2 decimals in cells, 4 in inspectors, "<0.01" instead of 0.00, "−∞".
QString formatCell(double value, int decimals = 2);

} // namespace casefile::playback
