#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace casefile::engine {

/// What carries a signal from one token to another.
enum class Carrier {
    Recurrent,   ///< one state after the other
    Convolution, ///< layers that see a token and the kernel - 1 before it
    Dilated,     ///< likewise with gaps that grow: layer l sees every kernel^l-th (van den Oord et al. 2016)
    Attention,   ///< every token sees every token
    Causal,      ///< every token sees itself and those before it
    Window,      ///< causal, and at most `kernel` positions, itself included
};

/// One place of the drawing: level 0 holds the tokens, level l what layer l made of them.
struct PathNode
{
    std::size_t level = 0;
    std::size_t position = 0;
    bool operator==(const PathNode&) const = default;
};

/// The shortest way of a signal; its hops are one fewer than its nodes.
struct SignalPath
{
    std::vector<PathNode> nodes; ///< from the source to the target; empty when there is no way at any depth
    std::size_t hops() const { return nodes.empty() ? 0 : nodes.size() - 1; }
};

/// The positions that `position` of layer `level` (from 1) reads on the level below, of n tokens; of a
/// recurrent chain, the state that it reads, on the same level. kernel is at least 2.
std::vector<std::size_t> seenFrom(Carrier carrier, std::size_t kernel, std::size_t n, PathNode node);

/// The shortest way from token `from` to token `to`, found by breadth-first search, level by level. Vaswani
/// et al. 2017, table 1, "maximum path length".
SignalPath shortestPath(Carrier carrier, std::size_t kernel, std::size_t n, std::size_t from, std::size_t to);

/// Patterns of who may look at whom in one layer.
enum class Sight {
    Full,
    Window,  ///< keys at most `radius` away
    Dilated, ///< every second key, at most 2 * radius away
    Global,  ///< a window, and token 0 sees and is seen by all (Beltagy et al. 2020)
    Random,  ///< the token itself and `radius` keys drawn at random (Zaheer et al. 2020)
    Block,   ///< keys of the same block of radius + 1 tokens
};

struct SightSettings
{
    Sight sight = Sight::Full;
    std::size_t tokens = 1;
    std::size_t radius = 1;
    bool causal = false;    ///< and never at later tokens
    std::uint64_t seed = 0; ///< of Sight::Random
};

/// How many layers a signal needs from each key to each query: [query][key], 1 where the pattern itself
/// allows the look (a token sees itself at once), 0 where no number of layers is enough.
struct Reach
{
    std::vector<std::vector<std::size_t>> layers;

    std::size_t pairs(std::size_t depth) const; ///< that are reached within `depth` layers
    std::size_t deepest() const;                ///< layers after which nothing new is reached
};

Reach reachOf(const SightSettings& settings);

} // namespace casefile::engine
