#include "app/playback/hidden_row.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::playback {

bool seesNothing(const engine::AttentionTrace& trace, int query)
{
    return query >= 0 && std::ranges::binary_search(trace.fullyMaskedRows, std::size_t(query));
}

QString seesNothingText(const QString& query)
{
    return QCoreApplication::translate(
               "playback", "The mask hides every key from “%1”: it sees nothing, and its weights are all 0.")
        .arg(query);
}

} // namespace casefile::playback
