#include "engine/fast/packed_weights.h"

#include "engine/fast/checks.h"
#include "engine/fast/kernel_table.h"
#include "engine/input_error.h"

#include <algorithm>

namespace casefile::engine::fast {

namespace {

/// A bias is absent or has one finite number for each column.
void checkBias(const std::string& name, std::span<const float> bias, std::size_t columns)
{
    if (!bias.empty())
        requireNumbers(name, bias, columns);
}

std::size_t keyValueHeads(const WeightsView& weights)
{
    return weights.keyValueHeads == 0 ? weights.heads : weights.keyValueHeads;
}

void check(const WeightsView& weights)
{
    requirePositive("d_model", weights.dModel);
    requirePositive("heads", weights.heads);
    requirePositive("d_k", weights.dK);
    requirePositive("d_v", weights.dV);
    const std::size_t shared = keyValueHeads(weights);
    if (shared > weights.heads || weights.heads % shared != 0)
        throw InputError("\"key_value_heads\" is " + std::to_string(shared) + " but must divide \"heads\", " +
                         std::to_string(weights.heads));
    const std::size_t queryColumns = checkedFloats("a row of \"wq\"", {weights.heads, weights.dK});
    const std::size_t valueColumns = checkedFloats("a row of \"wo\"", {weights.heads, weights.dV});
    const std::size_t group = weights.heads / shared;
    std::vector<NamedMatrix> matrices{{"wq", weights.wq, weights.dModel, queryColumns},
                                      {"wk", weights.wk, weights.dModel, queryColumns / group},
                                      {"wv", weights.wv, weights.dModel, valueColumns / group}};
    if (!weights.wo.empty())
        matrices.push_back({"wo", weights.wo, valueColumns, weights.dModel});
    else if (!weights.bo.empty())
        throw InputError("\"bo\" has " + std::to_string(weights.bo.size()) +
                         " numbers but there is no \"wo\"");
    for (const NamedMatrix& matrix : matrices)
        requireShape(matrix);
    for (const NamedMatrix& matrix : matrices)
        requireFinite(matrix);
    checkBias("bq", weights.bq, queryColumns);
    checkBias("bk", weights.bk, queryColumns / group);
    checkBias("bv", weights.bv, valueColumns / group);
    checkBias("bo", weights.bo, weights.dModel);
}

} // namespace

/// Fills `count` columns of each panel of `width`, from column `place` of the panel on.
static void fillPanels(PackedMatrix& packed, std::span<const float> matrix, std::span<const float> bias,
                       std::size_t columns, std::size_t width, std::size_t place, std::size_t count)
{
    for (std::size_t first = 0, panel = 0; first < columns; first += count, ++panel) {
        const std::size_t some = std::min(count, columns - first);
        for (std::size_t k = 0; k < packed.depth; ++k)
            std::copy_n(matrix.data() + k * columns + first, some,
                        packed.panels.data() + (panel * packed.depth + k) * width + place);
        if (!bias.empty())
            std::copy_n(bias.data() + first, some, packed.bias.data() + panel * width + place);
    }
}

/// Panels of zeros.
static PackedMatrix emptyPanels(std::size_t depth, std::size_t columns, std::size_t panels, std::size_t width)
{
    PackedMatrix packed{depth, columns, Buffer(panels * depth * width), Buffer(panels * width)};
    std::fill_n(packed.panels.data(), panels * depth * width, 0.0f);
    std::fill_n(packed.bias.data(), panels * width, 0.0f);
    return packed;
}

PackedMatrix packMatrix(std::span<const float> matrix, std::span<const float> bias, std::size_t depth,
                        std::size_t columns, std::size_t width)
{
    PackedMatrix packed = emptyPanels(depth, columns, (columns + width - 1) / width, width);
    fillPanels(packed, matrix, bias, columns, width, 0, width);
    return packed;
}

PackedMatrix packGated(std::span<const float> gate, std::span<const float> gateBias,
                       std::span<const float> matrix, std::span<const float> bias, std::size_t depth,
                       std::size_t columns, std::size_t width)
{
    const std::size_t half = width / 2;
    PackedMatrix packed = emptyPanels(depth, columns, (columns + half - 1) / half, width);
    fillPanels(packed, gate, gateBias, columns, width, 0, half);
    fillPanels(packed, matrix, bias, columns, width, half, half);
    return packed;
}

PackedWeights pack(const WeightsView& weights, Isa isa)
{
    check(weights);
    if (!std::ranges::count(availableIsas(), isa))
        throw InputError("this processor does not have the instruction set \"" + std::string(isaName(isa)) +
                         "\"");
    const std::size_t width = kernelsFor(isa).width, shared = keyValueHeads(weights);
    const std::size_t dModel = weights.dModel, dK = weights.dK, dV = weights.dV;
    PackedWeights packed;
    packed.isa = isa;
    packed.dModel = dModel;
    packed.heads = weights.heads;
    packed.keyValueHeads = shared;
    packed.dK = dK;
    packed.dV = dV;
    packed.projectsOutput = !weights.wo.empty();
    packed.query = packMatrix(weights.wq, weights.bq, dModel, weights.heads * dK, width);
    packed.key = packMatrix(weights.wk, weights.bk, dModel, shared * dK, width);
    packed.value = packMatrix(weights.wv, weights.bv, dModel, shared * dV, width);
    if (packed.projectsOutput)
        packed.output = packMatrix(weights.wo, weights.bo, weights.heads * dV, dModel, width);
    return packed;
}

} // namespace casefile::engine::fast
