#include "engine/measure/weight_dropout.h"

#include "engine/train/operations.h"

#include <numeric>

namespace casefile::engine {

// [dropout]
DroppedRow dropRow(std::span<const double> weights, double probability, std::uint64_t seed, std::size_t draws)
{
    const std::size_t m = weights.size();
    const Matrix factors = dropoutFactors(1, m, probability, seed); // 0 or 1 / (1 - probability)
    DroppedRow row;
    for (std::size_t j = 0; j < m; ++j) {
        row.weights.push_back(weights[j] * factors(0, j));
        row.dropped += factors(0, j) == 0.0 ? 1 : 0;
    }
    row.sum = std::accumulate(row.weights.begin(), row.weights.end(), 0.0);
    row.average.assign(m, 0.0);
    for (std::size_t draw = 1; draw <= draws; ++draw) {
        const Matrix again = dropoutFactors(1, m, probability, seed + draw);
        for (std::size_t j = 0; j < m; ++j)
            row.average[j] += weights[j] * again(0, j) / double(draws);
    }
    row.averageSum = std::accumulate(row.average.begin(), row.average.end(), 0.0);
    return row;
}
// [/dropout]

} // namespace casefile::engine
