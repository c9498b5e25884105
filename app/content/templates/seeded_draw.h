#pragma once

#include <QList>
#include <QString>

namespace casefile::content {

/// Chance as an argument: numbers that depend on the seed alone, with every compiler and on every system.
/// SplitMix64 (Steele, Lea, Flood 2014).
class SeededDraw
{
public:
    explicit SeededDraw(quint64 seed)
        : m_state(seed)
    {}

    quint64 next();
    int below(int count);           ///< 0 … count - 1; count >= 1
    QList<int> shuffled(int count); ///< 0 … count - 1 in some order

private:
    quint64 m_state;
};

/// The seed of one thing within a seeded whole, by its id: it does not depend on what else there is.
quint64 seedOf(quint64 seed, const QString& id);

} // namespace casefile::content
