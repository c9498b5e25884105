#include "app/playback/shuffle.h"

#include "app/content/templates/seeded_draw.h"

namespace casefile::playback {

QList<int> shuffledOrder(int count, quint64 seed)
{
    return content::SeededDraw(seed).shuffled(count);
}

quint64 seedFor(quint64 seed, const QString& id)
{
    return content::seedOf(seed, id);
}

} // namespace casefile::playback
