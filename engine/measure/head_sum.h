#pragma once

#include "engine/attention/trace.h"

#include <vector>

namespace casefile::engine {

/// The output of attention taken apart by heads: concat * W_O is the sum of context_h * W_O[h], where W_O[h]
/// are the d_v rows of W_O that belong to head h (Elhage et al. 2021).
struct HeadSum
{
    std::vector<Matrix> parts;      ///< one for each head: [n, d_model]
    Matrix sum;                     ///< [n, d_model] of the parts, and the bias if there is one
    double largestDifference = 0.0; ///< of a cell of the sum and of the trace's output: rounding only
};

HeadSum sumOfHeads(const AttentionTrace& trace);

/// [n, d_model]: what one head writes. Without W_O it writes its own columns and no other.
Matrix partOfHead(const AttentionTrace& trace, std::size_t head);

} // namespace casefile::engine
