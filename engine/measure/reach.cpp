#include "engine/measure/reach.h"

#include <algorithm>
#include <limits>
#include <random>

namespace casefile::engine {

namespace {

constexpr std::size_t unseen = std::numeric_limits<std::size_t>::max();

/// Every `gap`-th of `count` positions that end with `position`.
std::vector<std::size_t> backwards(std::size_t position, std::size_t count, std::size_t gap)
{
    std::vector<std::size_t> seen;
    for (std::size_t step = 0; step < count && step * gap <= position; ++step)
        seen.push_back(position - step * gap);
    return seen;
}

/// kernel^(level - 1), no more than n: wider gaps see the token itself only.
std::size_t dilation(std::size_t kernel, std::size_t level, std::size_t n)
{
    std::size_t gap = 1;
    for (std::size_t layer = 1; layer < level && gap < n; ++layer)
        gap *= kernel;
    return gap;
}

} // namespace

std::vector<std::size_t> seenFrom(Carrier carrier, std::size_t kernel, std::size_t n, PathNode node)
{
    switch (carrier) {
    case Carrier::Recurrent:
        return node.position == 0 ? std::vector<std::size_t>{} : std::vector{node.position - 1};
    case Carrier::Convolution:
    case Carrier::Window:
        return backwards(node.position, kernel, 1);
    case Carrier::Dilated:
        return backwards(node.position, kernel, dilation(kernel, node.level, n));
    case Carrier::Attention:
        return backwards(n - 1, n, 1);
    case Carrier::Causal:
        return backwards(node.position, n, 1);
    }
    return {};
}

// [path]
/// Level by level: `cameFrom[level][position]` is where the signal stood one hop before, or `unseen`.
SignalPath shortestPath(Carrier carrier, std::size_t kernel, std::size_t n, std::size_t from, std::size_t to)
{
    const bool isChain = carrier == Carrier::Recurrent; // all states stand on one level
    std::vector<std::vector<std::size_t>> cameFrom{std::vector(n, unseen)};
    cameFrom[0][from] = from;
    while (cameFrom.back()[to] == unseen) {
        if (cameFrom.size() > n)
            return {}; // n hops visit every position: there is no way
        const std::size_t level = cameFrom.size();
        std::vector<std::size_t> next(n, unseen);
        for (std::size_t position = 0; position < n; ++position)
            for (const std::size_t below : seenFrom(carrier, kernel, n, {level, position}))
                if (cameFrom.back()[below] != unseen)
                    next[position] = below;
        cameFrom.push_back(std::move(next));
    }
    SignalPath path;
    for (std::size_t level = cameFrom.size(); level-- > 0; to = cameFrom[level][to])
        path.nodes.insert(path.nodes.begin(), {isChain ? 1 : level, to});
    return path;
}
// [/path]

namespace {

std::size_t apart(std::size_t a, std::size_t b)
{
    return a > b ? a - b : b - a;
}

bool followsRule(const SightSettings& settings, std::size_t query, std::size_t key)
{
    const std::size_t distance = apart(query, key), radius = settings.radius;
    switch (settings.sight) {
    case Sight::Full:
        return true;
    case Sight::Window:
        return distance <= radius;
    case Sight::Dilated:
        return distance % 2 == 0 && distance <= 2 * radius;
    case Sight::Global:
        return distance <= radius || query == 0 || key == 0;
    case Sight::Random:
        return distance == 0; // the others are drawn
    case Sight::Block:
        return query / (radius + 1) == key / (radius + 1);
    }
    return false;
}

/// `radius` draws for each query, of the keys that it may look at; the same on every platform.
void drawKeys(const SightSettings& settings, std::vector<std::vector<std::size_t>>& layers)
{
    std::mt19937_64 bits(settings.seed);
    for (std::size_t query = 0; query < settings.tokens; ++query)
        for (std::size_t draw = 0; draw < settings.radius; ++draw)
            layers[query][bits() % (settings.causal ? query + 1 : settings.tokens)] = 1;
}

/// What every query reaches by one more layer: what those that it sees had reached before. True if anything
/// is new.
bool deepen(std::vector<std::vector<std::size_t>>& layers, std::size_t depth)
{
    const auto before = layers;
    bool isNew = false;
    // [reach]
    for (std::size_t query = 0; query < layers.size(); ++query)
        for (std::size_t relay = 0; relay < layers.size(); ++relay)
            for (std::size_t key = 0; key < layers.size(); ++key)
                if (before[query][relay] == 1 && before[relay][key] != 0 && layers[query][key] == 0) {
                    layers[query][key] = depth;
                    isNew = true;
                }
    // [/reach]
    return isNew;
}

} // namespace

std::size_t Reach::pairs(std::size_t depth) const
{
    std::size_t count = 0;
    for (const auto& row : layers)
        count += std::size_t(std::ranges::count_if(
            row, [depth](std::size_t needed) { return needed > 0 && needed <= depth; }));
    return count;
}

std::size_t Reach::deepest() const
{
    std::size_t most = 0;
    for (const auto& row : layers)
        most = std::max(most, std::ranges::max(row));
    return most;
}

Reach reachOf(const SightSettings& settings)
{
    const std::size_t n = settings.tokens;
    Reach reach{std::vector(n, std::vector<std::size_t>(n, 0))};
    for (std::size_t query = 0; query < n; ++query)
        for (std::size_t key = 0; key < n; ++key)
            if (followsRule(settings, query, key) && !(settings.causal && key > query))
                reach.layers[query][key] = 1;
    if (settings.sight == Sight::Random)
        drawKeys(settings, reach.layers);
    for (std::size_t depth = 2; deepen(reach.layers, depth);)
        ++depth;
    return reach;
}

} // namespace casefile::engine
