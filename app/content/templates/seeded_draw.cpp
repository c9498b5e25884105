#include "app/content/templates/seeded_draw.h"

#include <numeric>
#include <utility>

namespace casefile::content {

quint64 SeededDraw::next()
{
    m_state += 0x9e3779b97f4a7c15U;
    quint64 z = m_state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}

int SeededDraw::below(int count)
{
    return int(next() % quint64(count));
}

QList<int> SeededDraw::shuffled(int count)
{
    QList<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    for (int last = count - 1; last > 0; --last)
        std::swap(order[last], order[below(last + 1)]);
    return order;
}

quint64 seedOf(quint64 seed, const QString& id)
{
    for (const char byte : id.toUtf8())
        seed = SeededDraw(seed).next() ^ quint8(byte);
    return SeededDraw(seed).next();
}

} // namespace casefile::content
