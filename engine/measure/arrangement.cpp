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
    Visibility visibility;
};

// [arrangement]
std::vector<Stretch> stretchesOf(Arrangement arrangement, std::size_t n, std::size_t m)
{
    const Mask none;
    const Mask causal{"causal", 0, {}, {}};
    switch (arrangement) {
    case Arrangement::Encoder:
        return {{0, n, 0, n, none, Visibility::Within}};
    case Arrangement::Decoder:
        return {{0, n + m, 0, n + m, causal, Visibility::Within}};
    case Arrangement::PrefixDecoder:
        return {{0, n + m, 0, n + m, causal, Visibility::Within}, {0, n, 0, n, none, Visibility::Within}};
    case Arrangement::EncoderDecoder:
        return {{0, n, 0, n, none, Visibility::Within},
                {n, m, n, m, causal, Visibility::Within},
                {n, m, 0, n, none, Visibility::Across}};
    case Arrangement::TwoTowers:
        return {{0, n, 0, n, none, Visibility::Within}, {n, m, n, m, causal, Visibility::Within}};
    }
    return {};
}
// [/arrangement]

} // namespace

std::size_t VisibilityTable::count(Visibility visibility) const
{
    return std::size_t(std::ranges::count(cells, visibility));
}

VisibilityTable visibilityTable(Arrangement arrangement, std::size_t source, std::size_t target)
{
    const std::size_t tokens = arrangement == Arrangement::Encoder ? source : source + target;
    VisibilityTable table{tokens, std::vector<Visibility>(tokens * tokens, Visibility::Hidden)};
    for (const Stretch& part : stretchesOf(arrangement, source, target))
        for (std::size_t query = 0; query < part.queries; ++query)
            for (std::size_t key = 0; key < part.keys; ++key)
                if (allows(part.mask, query, key, part.keys))
                    table.cells[(part.firstQuery + query) * tokens + part.firstKey + key] = part.visibility;
    return table;
}

std::vector<ScoreTable> scoreTables(Arrangement arrangement, std::size_t source, std::size_t target)
{
    const std::size_t all = source + target;
    if (arrangement == Arrangement::PrefixDecoder) // one attention of two stretches that overlap
        return {{0, all, 0, all}};
    std::vector<ScoreTable> tables;
    for (const Stretch& part : stretchesOf(arrangement, source, target))
        tables.push_back({part.firstQuery, part.queries, part.firstKey, part.keys});
    return tables;
}

std::size_t scoreCount(Arrangement arrangement, std::size_t source, std::size_t target)
{
    std::size_t scores = 0;
    for (const ScoreTable& table : scoreTables(arrangement, source, target))
        scores += table.queries * table.keys;
    return scores;
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
