#include "app/playback/shuffle.h"

#include <numeric>
#include <utility>

namespace casefile::playback {

namespace {

/// SplitMix64 (Steele, Lea, Flood 2014): the next number of the sequence that starts at `state`.
quint64 nextRandom(quint64& state)
{
    state += 0x9e3779b97f4a7c15U;
    quint64 z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}

} // namespace

QList<int> shuffledOrder(int count, quint64 seed)
{
    QList<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    for (int last = count - 1; last > 0; --last)
        std::swap(order[last], order[qsizetype(nextRandom(seed) % quint64(last + 1))]);
    return order;
}

quint64 seedFor(quint64 seed, const QString& id)
{
    quint64 state = seed;
    for (const char byte : id.toUtf8())
        state = nextRandom(state) ^ quint8(byte);
    return nextRandom(state);
}

} // namespace casefile::playback
