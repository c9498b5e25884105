#include "app/playback/walk_clock.h"

#include <algorithm>
#include <cmath>

namespace casefile::playback {

using content::Loop;

int Moment::index(Loop loop) const
{
    switch (loop) {
    case Loop::Head:
        return head;
    case Loop::Query:
        return query;
    case Loop::Key:
        return key;
    case Loop::Tile:
        return tile;
    }
    return -1;
}

void Moment::setIndex(Loop loop, int index)
{
    switch (loop) {
    case Loop::Head:
        head = index;
        break;
    case Loop::Query:
        query = index;
        break;
    case Loop::Key:
        key = index;
        break;
    case Loop::Tile:
        tile = index;
        break;
    }
}

WalkClock::WalkClock(std::shared_ptr<const content::CodeWalk> walk, engine::TracePtr trace,
                     const WalkSizes& sizes)
    : m_walk(std::move(walk))
    , m_trace(std::move(trace))
    , m_sizes(sizes)
{
    m_count = countOf(m_walk->body, {});
}

/// How often a loop runs inside of these loops: the last tile may have fewer keys.
int WalkClock::runs(Loop loop, const Moment& outer) const
{
    switch (loop) {
    case Loop::Head:
        return m_sizes.heads;
    case Loop::Query:
        return m_sizes.queries;
    case Loop::Key:
        return std::min(outer.tile < 0 ? m_sizes.keys : m_sizes.tileSize,
                        m_sizes.keys - firstIndex(loop, outer));
    case Loop::Tile:
        return m_sizes.tiles();
    }
    return 0;
}

int WalkClock::firstIndex(Loop loop, const Moment& outer) const
{
    return loop == Loop::Key && outer.tile >= 0 ? outer.tile * m_sizes.tileSize : 0;
}

qint64 WalkClock::countOf(const Node& node, const Moment& outer) const
{
    if (!node.loop)
        return node.line < 0 ? 0 : 1;
    const int times = runs(*node.loop, outer);
    if (times <= 0)
        return 0;
    Moment inner = outer;
    inner.setIndex(*node.loop, firstIndex(*node.loop, outer));
    const qint64 each = countOf(node.body, inner);
    if (*node.loop != Loop::Tile)
        return times * each;
    inner.tile = times - 1;
    return (times - 1) * each + countOf(node.body, inner);
}

qint64 WalkClock::countOf(const std::vector<Node>& body, const Moment& outer) const
{
    qint64 count = 0;
    for (const Node& node : body)
        count += countOf(node, outer);
    return count;
}

Moment WalkClock::at(qint64 number) const
{
    Moment outer;
    if (m_walk->has(Loop::Tile) && !m_walk->has(Loop::Query))
        outer.query = m_sizes.query;
    return locate(m_walk->body, outer, std::clamp(number, qint64(0), std::max(m_count - 1, qint64(0))));
}

Moment WalkClock::locate(const std::vector<Node>& body, Moment outer, qint64 number) const
{
    for (const Node& node : body) {
        const qint64 count = countOf(node, outer);
        if (number >= count) {
            number -= count;
            continue;
        }
        if (!node.loop) {
            outer.line = node.line;
            return outer;
        }
        const int first = firstIndex(*node.loop, outer);
        const int times = runs(*node.loop, outer);
        outer.setIndex(*node.loop, first);
        const qint64 each = countOf(node.body, outer);
        const qint64 run = std::min(number / each, qint64(times - 1));
        outer.setIndex(*node.loop, first + int(run));
        return locate(node.body, outer, number - run * each);
    }
    return outer;
}

std::pair<qint64, qint64> WalkClock::runOf(qint64 number) const
{
    return runIn(m_walk->body, {}, std::clamp(number, qint64(0), std::max(m_count - 1, qint64(0))));
}

/// True for a line that stands in its loops alone.
static bool isAlone(const content::WalkNode& node)
{
    return !node.loop || (node.body.size() == 1 && isAlone(node.body.front()));
}

std::pair<qint64, qint64> WalkClock::runIn(const std::vector<Node>& body, Moment outer, qint64 number) const
{
    qint64 before = 0;
    for (const Node& node : body) {
        const qint64 count = countOf(node, outer);
        if (number - before >= count) {
            before += count;
            continue;
        }
        if (isAlone(node))
            return {before, before + count - 1};
        const int first = firstIndex(*node.loop, outer);
        const int times = runs(*node.loop, outer);
        outer.setIndex(*node.loop, first);
        const qint64 each = countOf(node.body, outer);
        const qint64 run = std::min((number - before) / each, qint64(times - 1));
        outer.setIndex(*node.loop, first + int(run));
        const auto [from, to] = runIn(node.body, outer, number - before - run * each);
        return {before + run * each + from, before + run * each + to};
    }
    return {number, number};
}

qint64 WalkClock::numberOf(const Moment& moment) const
{
    return find(m_walk->body, {}, moment).value_or(0);
}

std::optional<qint64> WalkClock::find(const std::vector<Node>& body, Moment outer, const Moment& wanted) const
{
    qint64 before = 0;
    for (const Node& node : body) {
        if (!node.loop && node.line == wanted.line)
            return before;
        if (node.loop) {
            const int first = firstIndex(*node.loop, outer);
            const int times = runs(*node.loop, outer);
            Moment inner = outer;
            inner.setIndex(*node.loop, first);
            const qint64 each = countOf(node.body, inner);
            const int run = std::clamp(wanted.index(*node.loop) - first, 0, std::max(times - 1, 0));
            inner.setIndex(*node.loop, first + run);
            if (const auto within = find(node.body, inner, wanted))
                return before + run * each + *within;
        }
        before += countOf(node, outer);
    }
    return std::nullopt;
}

qint64 WalkClock::numberAt(double progress) const
{
    const auto number = qint64(std::floor(std::clamp(progress, 0.0, 1.0) * double(m_count)));
    return std::clamp(number, qint64(0), std::max(m_count - 1, qint64(0)));
}

double WalkClock::progressOf(qint64 number) const
{
    return m_count > 0 ? (double(number) + 0.5) / double(m_count) : 0.0;
}

} // namespace casefile::playback
