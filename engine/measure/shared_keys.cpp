#include "engine/measure/shared_keys.h"

#include "engine/input_error.h"

#include <string>
#include <vector>

namespace casefile::engine {

/// [rows, groups * d]: the mean of the heads of each group, heads lying side by side in `all`.
static Matrix groupMeans(const Matrix& all, std::size_t heads, std::size_t groups)
{
    const std::size_t d = all.columns() / heads;
    const std::size_t size = heads / groups; // heads of one group
    Matrix means(all.rows(), groups * d);
    // [group-mean]
    for (std::size_t row = 0; row < all.rows(); ++row)
        for (std::size_t head = 0; head < heads; ++head)
            for (std::size_t column = 0; column < d; ++column)
                means(row, head / size * d + column) += all(row, head * d + column) / double(size);
    // [/group-mean]
    return means;
}

static std::vector<double> groupMeans(const std::vector<double>& bias, std::size_t heads, std::size_t groups)
{
    if (bias.empty())
        return {};
    Matrix row(1, bias.size());
    std::copy(bias.begin(), bias.end(), row.values().begin());
    const Matrix means = groupMeans(row, heads, groups);
    return {means.values().begin(), means.values().end()};
}

GroupedWeights sharedKeys(const AttentionWeights& weights, std::size_t keyHeads)
{
    if (keyHeads == 0 || weights.heads % keyHeads != 0)
        throw InputError(std::to_string(keyHeads) + " key heads do not divide " +
                         std::to_string(weights.heads) + " heads");
    GroupedWeights grouped{weights, keyHeads};
    grouped.shared.wk = groupMeans(weights.wk, weights.heads, keyHeads);
    grouped.shared.wv = groupMeans(weights.wv, weights.heads, keyHeads);
    grouped.shared.bk = groupMeans(weights.bk, weights.heads, keyHeads);
    grouped.shared.bv = groupMeans(weights.bv, weights.heads, keyHeads);
    return grouped;
}

GroupedTrace attendSharing(const AttentionTrace& trace, std::size_t keyHeads)
{
    GroupedInput input;
    input.x = trace.x;
    input.memory = trace.memory;
    input.weights = std::make_shared<const GroupedWeights>(sharedKeys(trace.weights(), keyHeads));
    input.settings = trace.settings;
    return attendGrouped(input);
}

} // namespace casefile::engine
