#include "tests/reference/random_input.h"

#include <random>

namespace casefile::reference {

namespace {

using namespace engine;

/// Draws that are the same on every machine (the distributions of the standard library are not).
class Draw
{
public:
    explicit Draw(std::uint64_t seed)
        : m_bits(seed)
    {}

    std::size_t whole(std::size_t first, std::size_t last) { return first + m_bits() % (last - first + 1); }
    bool coin() { return whole(0, 1) == 1; }
    double real() { return double(m_bits() >> 11) / double(1ull << 53) * 4.0 - 2.0; } // -2 … 2

    Matrix matrix(std::size_t rows, std::size_t columns)
    {
        Matrix result(rows, columns);
        for (double& value : result.values())
            value = real();
        return result;
    }

    std::vector<double> bias(std::size_t size)
    {
        std::vector<double> result(coin() ? size : 0);
        for (double& value : result)
            value = real();
        return result;
    }

    /// Any rule; one in four rows of custom cells hides everything.
    Mask mask(std::size_t queries, std::size_t keys, bool nested = false)
    {
        const std::size_t rules = maskTable().size();
        const std::size_t pick = whole(0, nested ? rules : rules + 1);
        if (pick < rules)
            return {std::string(maskTable()[pick].name), whole(0, keys), {}, {}};
        if (pick > rules)
            return {"all", 0, {}, {mask(queries, keys, true), mask(queries, keys, true)}};
        Mask custom{"cells", 0, std::vector(queries, std::vector<bool>(keys)), {}};
        for (auto& row : custom.cells) {
            const bool sees = whole(0, 3) > 0;
            for (auto cell : row)
                cell = sees && coin();
        }
        return custom;
    }

private:
    std::mt19937_64 m_bits;
};

} // namespace

engine::AttentionInput randomInput(std::uint64_t seed)
{
    Draw draw(seed);
    const std::size_t n = draw.whole(1, 9), m = draw.coin() ? draw.whole(1, 9) : 0;
    const std::size_t dModel = draw.whole(1, 8), heads = draw.whole(1, 4);
    const std::size_t dK = draw.whole(1, 5), dV = draw.whole(1, 5);

    auto weights = std::make_shared<AttentionWeights>();
    weights->heads = heads;
    weights->wq = draw.matrix(dModel, heads * dK);
    weights->wk = draw.matrix(dModel, heads * dK);
    weights->wv = draw.matrix(dModel, heads * dV);
    weights->bq = draw.bias(heads * dK);
    weights->bk = draw.bias(heads * dK);
    weights->bv = draw.bias(heads * dV);
    if (draw.coin()) {
        weights->wo = draw.matrix(heads * dV, dModel);
        weights->bo = draw.bias(dModel);
    }

    AttentionInput input;
    input.x = draw.matrix(n, dModel);
    if (m > 0)
        input.memory = draw.matrix(m, dModel);
    input.weights = weights;
    input.settings.mask = draw.mask(n, m > 0 ? m : n);
    input.settings.scale = draw.coin();
    input.settings.temperature = draw.coin() ? 1.0 : 0.25 * double(draw.whole(1, 12));
    return input;
}

} // namespace casefile::reference
