#include "tests/engine/fast/fast_case.h"

#include "engine/block/alibi.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace casefile::reference {

using namespace engine;

namespace {

/// Draws that are the same on every machine.
class Draw
{
public:
    explicit Draw(std::uint64_t seed)
        : m_bits(seed)
    {}

    std::size_t whole(std::size_t first, std::size_t last) { return first + m_bits() % (last - first + 1); }
    bool oneIn(std::size_t n) { return whole(1, n) == 1; }
    double real() { return double(m_bits() >> 11) / double(1ull << 53) * 2.0 - 1.0; } // -1 … 1

    /// Mostly small, now and then beyond a tile.
    std::size_t size(std::size_t most) { return whole(1, oneIn(4) ? most : std::min<std::size_t>(most, 9)); }

    std::vector<float> numbers(std::size_t count, double variance)
    {
        std::vector<float> result(count);
        for (float& value : result)
            value = float(std::sqrt(3.0 * variance) * real());
        return result;
    }

    std::vector<std::size_t> some(std::size_t count)
    {
        std::vector<std::size_t> result;
        for (std::size_t i = count; i > 0; --i)
            if (oneIn(2))
                result.push_back(i - 1);
        return result;
    }

    Mask mask(std::size_t queries, std::size_t keys, bool nested = false)
    {
        const std::size_t pick = whole(0, nested ? 4 : 5);
        if (pick == 5)
            return {"all", 0, {}, {mask(queries, keys, true), mask(queries, keys, true)}};
        if (pick < 4)
            return {std::string(maskTable()[pick].name), whole(0, keys), {}, {}};
        Mask custom{"cells", 0, std::vector(queries, std::vector<bool>(keys)), {}};
        for (auto& row : custom.cells) {
            const bool sees = !oneIn(4);
            for (auto cell : row)
                cell = sees && oneIn(2);
        }
        return custom;
    }

private:
    std::mt19937_64 m_bits;
};

void drawWeights(FastCase& one, Draw& draw)
{
    fast::WeightsView& sizes = one.sizes;
    const std::size_t shared = one.sharedHeads(), d = sizes.dModel;
    one.wq = draw.numbers(d * sizes.heads * sizes.dK, 1.0 / double(d));
    one.wk = draw.numbers(d * shared * sizes.dK, 1.0 / double(d));
    one.wv = draw.numbers(d * shared * sizes.dV, 1.0 / double(d));
}

void drawBiases(FastCase& one, Draw& draw)
{
    constexpr double variance = 0.1;
    const fast::WeightsView& sizes = one.sizes;
    const std::size_t shared = one.sharedHeads(), joined = sizes.heads * sizes.dV;
    if (draw.oneIn(2))
        one.bq = draw.numbers(sizes.heads * sizes.dK, variance);
    if (draw.oneIn(2))
        one.bk = draw.numbers(shared * sizes.dK, variance);
    if (draw.oneIn(2))
        one.bv = draw.numbers(shared * sizes.dV, variance);
    if (draw.oneIn(2))
        one.wo = draw.numbers(joined * sizes.dModel, 1.0 / double(joined));
    if (!one.wo.empty() && draw.oneIn(2))
        one.bo = draw.numbers(sizes.dModel, variance);
}

} // namespace

fast::WeightsView FastCase::weights() const
{
    fast::WeightsView view = sizes;
    view.wq = wq;
    view.wk = wk;
    view.wv = wv;
    view.wo = wo;
    view.bq = bq;
    view.bk = bk;
    view.bv = bv;
    view.bo = bo;
    return view;
}

fast::Request FastCase::request() const
{
    fast::Request result = settings;
    result.x = x;
    result.memory = memory;
    return result;
}

std::size_t FastCase::keys() const
{
    return memory.empty() ? settings.queries : settings.memoryRows;
}

std::size_t FastCase::sharedHeads() const
{
    return sizes.keyValueHeads == 0 ? sizes.heads : sizes.keyValueHeads;
}

GroupedInput FastCase::readable() const
{
    const auto matrix = [](const std::vector<float>& values, std::size_t rows) {
        Matrix result(rows, rows == 0 ? 0 : values.size() / rows);
        std::ranges::copy(values, result.values().begin());
        return result;
    };
    const auto list = [](const std::vector<float>& values) {
        return std::vector<double>(values.begin(), values.end());
    };
    auto grouped = std::make_shared<GroupedWeights>();
    grouped->keyHeads = sharedHeads();
    AttentionWeights* const all = &grouped->shared;
    all->heads = sizes.heads;
    all->wq = matrix(wq, sizes.dModel);
    all->wk = matrix(wk, sizes.dModel);
    all->wv = matrix(wv, sizes.dModel);
    all->wo = matrix(wo, wo.empty() ? 0 : sizes.heads * sizes.dV);
    all->bq = list(bq);
    all->bk = list(bk);
    all->bv = list(bv);
    all->bo = list(bo);
    GroupedInput input;
    input.x = matrix(x, settings.queries);
    input.memory = matrix(memory, settings.memoryRows);
    input.weights = grouped;
    input.settings.mask = settings.mask;
    input.settings.scale = settings.scale;
    input.settings.temperature = double(settings.temperature);
    if (!settings.slopes.empty())
        input.position = ScorePosition::Alibi;
    else if (settings.rotaryBase)
        input.position = ScorePosition::Rotary;
    return input;
}

FastCase plainCase(std::size_t queries, std::size_t columns, std::size_t heads, std::uint64_t seed)
{
    Draw draw(seed);
    FastCase one;
    one.sizes = {columns, heads, 0, columns / heads, columns / heads, {}, {}, {}, {}, {}, {}, {}, {}};
    one.settings.queries = queries;
    one.x = draw.numbers(queries * columns, 1.0);
    drawWeights(one, draw);
    one.wo = draw.numbers(columns * columns, 1.0 / double(columns));
    return one;
}

FastCase randomCase(std::uint64_t seed, const std::optional<CaseSizes>& given)
{
    Draw draw(seed);
    FastCase one;
    const std::size_t group = draw.oneIn(3) ? draw.whole(2, 4) : 1, shared = draw.whole(1, 3);
    one.sizes = {
        draw.size(70), group * shared, shared, draw.size(40), draw.size(40), {}, {}, {}, {}, {}, {}, {}, {}};
    one.settings.queries = draw.size(80);
    one.settings.memoryRows = draw.oneIn(3) ? draw.size(120) : 0;
    if (given) {
        one.sizes.dModel = given->dModel;
        one.settings.queries = given->queries;
        one.settings.memoryRows = given->memoryRows;
    }
    one.x = draw.numbers(one.settings.queries * one.sizes.dModel, 1.0);
    one.memory = draw.numbers(one.settings.memoryRows * one.sizes.dModel, 1.0);
    drawWeights(one, draw);
    drawBiases(one, draw);
    one.settings.mask = draw.mask(one.settings.queries, one.keys());
    one.settings.scale = !draw.oneIn(8) || one.sizes.dK > 4;
    one.settings.temperature = draw.oneIn(3) ? 0.5f * float(draw.whole(1, 4)) : 1.0f;
    const std::size_t position = draw.whole(1, 4);
    for (std::size_t head = 0; position == 1 && head < one.sizes.heads; ++head)
        one.settings.slopes.push_back(float(alibiSlope(head, one.sizes.heads)));
    if (position == 2 && one.sizes.dK % 2 == 0)
        one.settings.rotaryBase = 10000.0;
    if (draw.oneIn(2))
        one.settings.weights = {draw.some(one.sizes.heads), draw.some(one.settings.queries)};
    one.settings.threads = unsigned(draw.whole(0, 2));
    return one;
}

} // namespace casefile::reference
