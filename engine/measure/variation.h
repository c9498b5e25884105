#pragma once

#include "engine/attention/trace.h"

#include <vector>

namespace casefile::engine {

/// What is made larger before scoring.
enum class GainOf { Input, QueriesAndKeys };
/// What scores are divided by.
enum class DivideBy { RootOfWidth, Width, Nothing };
/// What a softmax adds up to 1: each row (every query), each column (every key), or the whole table.
enum class SoftmaxOver { Keys, Queries, All };

/// One head of a pass, done another way.
struct VariationSettings
{
    double gain = 1.0; ///< > 0
    GainOf of = GainOf::Input;
    DivideBy divideBy = DivideBy::RootOfWidth;
    SoftmaxOver over = SoftmaxOver::Keys;
    bool operator==(const VariationSettings&) const = default;
};

/// What comes of it.
struct Variation
{
    Matrix weights;                 ///< [n, m]
    Matrix context;                 ///< [n, d_v]
    std::vector<double> rowSums;    ///< n
    std::vector<double> columnSums; ///< m
    std::vector<double> entropy;    ///< n: of the row over its sum, in nats; 0 for a row of zeros
    double departure = 0.0; ///< largest |context - context of the plain pass|, that times the gain of the
                            ///< values; with its divisor and softmax, 0 were attention linear in its input
};

/// The mask of the trace holds; its temperature divides as well. Doubling the input doubles queries, keys and
/// values, and so multiplies scores by four.
Variation varied(const AttentionTrace& trace, std::size_t head, const VariationSettings& settings);

} // namespace casefile::engine
