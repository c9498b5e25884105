#pragma once

#include <QList>
#include <QString>

namespace casefile::playback {

/// 0 … count - 1 in an order that depends on the seed alone, on every platform.
QList<int> shuffledOrder(int count, quint64 seed);

/// The seed of one thing within a seeded whole, by its id: it does not depend on what else there is.
quint64 seedFor(quint64 seed, const QString& id);

} // namespace casefile::playback
