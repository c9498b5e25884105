#include "engine/measure/attention_cost.h"

namespace casefile::engine {

AttentionSizes evenSizes(std::uint64_t tokens, std::uint64_t dModel, std::uint64_t heads,
                         std::uint64_t keyHeads)
{
    return {tokens, dModel, heads, keyHeads, dModel / heads, dModel / heads};
}

// [cost]
AttentionCost costOf(const AttentionSizes& sizes)
{
    const auto [n, d, h, g, dK, dV] = sizes;
    AttentionCost cost;
    cost.parameters = d * h * dK    // W_Q
                      + d * g * dK  // W_K
                      + d * g * dV  // W_V
                      + h * dV * d; // W_O
    cost.projections = n * cost.parameters;
    cost.scores = h * n * n * dK;   // each cell: a product of d_k pairs
    cost.contexts = h * n * n * dV; // each cell: its share of d_v numbers
    cost.cells = h * n * n;         // narrow heads do not make these fewer
    cost.keyValueNumbers = n * g * (dK + dV);
    return cost;
}
// [/cost]

double crossoverTokens(const AttentionSizes& sizes, std::uint64_t feedForwardWidth)
{
    const AttentionSizes one{1, sizes.dModel, sizes.heads, sizes.keyHeads, sizes.dK, sizes.dV};
    const AttentionCost cost = costOf(one);
    const std::uint64_t perToken = cost.projections + 2 * sizes.dModel * feedForwardWidth;
    return double(perToken) / double(cost.scores + cost.contexts);
}

} // namespace casefile::engine
