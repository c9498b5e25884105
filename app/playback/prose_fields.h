#pragma once

#include "app/content/state.h"
#include "engine/attention/trace.h"

#include <QString>
#include <QStringList>

namespace casefile::playback {

/// THE table of fields: names that lesson prose and questions may use as {{name}}; each is read from the
/// trace now. n, n-squared, scores, heads, d_model, d_k, d_v, divisor, head, head-name, head-purpose, query,
/// key, query-position, key-position, score, scaled, weight, top-key, top-weight, second-key, …: see the
/// table in prose_fields.cpp.
QStringList proseFieldNames();

/// How the filled text is shown: in Markdown, the learner's words must not act as markup.
enum class Markup { Plain, Markdown };

/// Replaces every {{field}}. Unknown fields stay visible as typed (the content check has already named them).
/// Without a focus query the last token asks; without a focus key the key that is looked at most is meant.
/// A passage of Markdown that says what a query sees begins, if it sees nothing, with a sentence about that.
QString fillFields(const QString& text, const engine::AttentionTrace& trace, int head,
                   const content::Focus& focus, Markup markup = Markup::Plain);

/// The one way a number is written on screen: 2 decimals in cells, 4 in inspectors, "<0.01" instead of 0.00,
/// "−∞". "0" is exactly zero; the minus is U+2212; the point does not depend on the locale.
QString formatCell(double value, int decimals = 2);

/// A setting: at most so many decimals and none that are zeros ("1", "0.5", "2.83"); with a
/// power of ten where it would read 0, and from a million on.
QString formatSetting(double value, int decimals = 2);

/// The one way a power of ten is written: "8.6 × 10⁻⁵", "10⁹"; without one from 1 to 10. Finite numbers only.
QString formatPower(double value, int decimals = 1);

/// The token as it stands in the sentence; "token 3" when the trace has no words for it.
QString tokenName(const engine::AttentionTrace& trace, int index);
/// The same of a token that is asked: in cross-attention, of the memory.
QString keyTokenName(const engine::AttentionTrace& trace, int index);

/// The visible keys of a query, from the most to the least looked at; equal weights in the order of the
/// sentence. Empty for a fully masked row.
QList<int> rankedKeys(const engine::AttentionTrace& trace, int head, int query);

} // namespace casefile::playback
