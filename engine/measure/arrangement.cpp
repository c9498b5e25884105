#include "engine/measure/arrangement.h"

#include <algorithm>

namespace casefile::engine {

namespace {

/// One attention of an arrangement: its queries and keys as stretches of the row of all tokens.
struct Stretch
{
    std::size_t firstQuery;
    std::size_t queries;
    std::size_t firstKey;
    std::size_t keys;
    Mask mask;
    Sight sight;
};

// [arrangement]
std::vector<Stretch> stretchesOf(Arrangement arrangement, std::size_t n, std::size_t m)
{
    const Mask none;
    const Mask causal{"causal", 0, {}, {}};
    switch (arrangement) {
    case Arrangement::Encoder:
        return {{0, n, 0, n, none, Sight::Within}};
    case Arrangement::Decoder:
        return {{0, n + m, 0, n + m, causal, Sight::Within}};
    case Arrangement::PrefixDecoder:
        return {{0, n + m, 0, n + m, causal, Sight::Within}, {0, n, 0, n, none, Sight::Within}};
    case Arrangement::EncoderDecoder:
        return {{0, n, 0, n, none, Sight::Within},
                {n, m, n, m, causal, Sight::Within},
                {n, m, 0, n, none, Sight::Across}};
    case Arrangement::TwoTowers:
        return {{0, n, 0, n, none, Sight::Within}, {n, m, n, m, none, Sight::Within}};
    }
    return {};
}
// [/arrangement]

} // namespace

std::size_t SightTable::count(Sight sight) const
{
    return std::size_t(std::ranges::count(cells, sight));
}

SightTable sightTable(Arrangement arrangement, std::size_t source, std::size_t target)
{
    const std::size_t tokens = arrangement == Arrangement::Encoder ? source : source + target;
    SightTable table{tokens, std::vector<Sight>(tokens * tokens, Sight::Hidden)};
    for (const Stretch& part : stretchesOf(arrangement, source, target))
        for (std::size_t query = 0; query < part.queries; ++query)
            for (std::size_t key = 0; key < part.keys; ++key)
                if (allows(part.mask, query, key, part.keys))
                    table.cells[(part.firstQuery + query) * tokens + part.firstKey + key] = part.sight;
    return table;
}

// [cached-cells]
std::size_t cellsWithCache(std::size_t tokens)
{
    return tokens;
}

std::size_t cellsWithoutCache(std::size_t tokens)
{
    return tokens * (tokens + 1) / 2;
}
// [/cached-cells]

// [image-tokens]
std::size_t imageTokens(std::size_t side, std::size_t patch)
{
    const std::size_t across = side / patch;
    return across * across + 1;
}
// [/image-tokens]

// [share-of-one]
double shareOfOne(std::size_t n)
{
    return 1.0 / double(n);
}
// [/share-of-one]

} // namespace casefile::engine
