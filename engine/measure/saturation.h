#pragma once

#include "engine/matrix/matrix.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace casefile::engine {

/// 62 queries and 32 keys of 1024 independent components, mean 0 and variance 1, drawn once from a seed.
/// A smaller d_k takes a prefix of each, so that moving d_k changes the width and not the luck.
class ScoreDraw
{
public:
    static constexpr std::size_t queries = 62;
    static constexpr std::size_t keys = 32;
    static constexpr std::size_t widest = 1024;

    explicit ScoreDraw(std::uint64_t seed);

    std::uint64_t seed() const { return m_seed; }
    Matrix scores(std::size_t dK) const;            ///< [queries, keys] q . k over the first dK components
    const Matrix& slope() const { return m_slope; } ///< [1, keys] d loss / d weight, drawn likewise

private:
    std::uint64_t m_seed;
    Matrix m_query; ///< [queries, widest]
    Matrix m_key;   ///< [keys, widest]
    Matrix m_slope;
};

/// What scores of one width do to softmax. Means are over queries; entropy in nats.
struct Saturation
{
    Matrix scores; ///< [queries, keys] what softmax sees: q . k, divided by sqrt(d_k) when scaled
    double mean = 0.0;
    double variance = 0.0;
    double largestWeight = 0.0;
    double entropy = 0.0;      ///< 0 ... ln(keys)
    double jacobianMean = 0.0; ///< Frobenius norm of d weights / d scores = diag(a) - a a^T
    double jacobianMedian = 0.0;
    double gradient = 0.0;     ///< mean length of d loss / d scores by the formula a_i (g_i - sum_k a_k g_k)
    double difference = 0.0;   ///< the same by central differences
    double disagreement = 0.0; ///< largest difference of any component between the two
};

/// Vaswani et al. 2017, section 3.2.1 and its footnote. 1 <= dK <= ScoreDraw::widest.
Saturation measureSaturation(const ScoreDraw& draw, std::size_t dK, bool scaled);

} // namespace casefile::engine
