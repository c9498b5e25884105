#pragma once

#include <cstddef>
#include <cstdint>

namespace casefile::engine {

/// The sizes that decide what one layer of self-attention costs. Heads share d_model as in the paper unless
/// dK and dV are set otherwise; keyHeads = heads is the usual attention, keyHeads = 1 multi-query attention.
struct AttentionSizes
{
    std::uint64_t tokens = 1; ///< n
    std::uint64_t dModel = 1;
    std::uint64_t heads = 1;    ///< h, of queries
    std::uint64_t keyHeads = 1; ///< g, of keys and values: divides heads
    std::uint64_t dK = 1;       ///< width of a query or key of one head
    std::uint64_t dV = 1;       ///< width of a value of one head
};

/// The usual sizes: d_k = d_v = d_model / heads (Vaswani et al. 2017, section 3.2.2). heads divides dModel,
/// keyHeads divides heads.
AttentionSizes evenSizes(std::uint64_t tokens, std::uint64_t dModel, std::uint64_t heads,
                         std::uint64_t keyHeads);

/// What one layer costs, counted and not timed; biases are left out. A multiply-add is two floating-point
/// operations.
struct AttentionCost
{
    std::uint64_t parameters = 0;      ///< W_Q, W_K, W_V and W_O
    std::uint64_t projections = 0;     ///< multiply-adds of the four products with them
    std::uint64_t scores = 0;          ///< multiply-adds of Q K^T, all heads
    std::uint64_t contexts = 0;        ///< multiply-adds of A V, all heads
    std::uint64_t cells = 0;           ///< attention weights, each with its exponential
    std::uint64_t keyValueNumbers = 0; ///< that a cache keeps for all tokens
    std::uint64_t multiplyAdds() const { return projections + scores + contexts; }
};

AttentionCost costOf(const AttentionSizes& sizes);

/// The number of tokens at which scores and contexts together take as many multiply-adds as everything that
/// grows with n only: the projections, and a feed-forward network of that inner width behind them (0: none).
/// 2 d_model for the usual sizes, 6 d_model with a network of 4 d_model.
double crossoverTokens(const AttentionSizes& sizes, std::uint64_t feedForwardWidth = 0);

} // namespace casefile::engine
