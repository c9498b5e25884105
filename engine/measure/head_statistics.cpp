#include "engine/measure/head_statistics.h"

#include "engine/matrix/vectors.h"

#include <cmath>
#include <vector>

namespace casefile::engine {

/// Euclidean length of every row.
static std::vector<double> lengthsOf(const Matrix& rows)
{
    std::vector<double> lengths;
    for (std::size_t row = 0; row < rows.rows(); ++row)
        lengths.push_back(lengthOf(rows.row(row)));
    return lengths;
}

// [head-statistics]
HeadStatistics statisticsOf(const AttentionTrace& trace, std::size_t head)
{
    const Matrix& a = trace.heads[head].weights;                           // n x m
    const std::vector<double> length = lengthsOf(trace.heads[head].value); // m
    HeadStatistics result;
    double rows = 0.0;
    for (std::size_t i = 0; i < a.rows(); ++i) {
        double contributions = 0.0;
        double seen = 0.0;
        for (std::size_t j = 0; j < a.columns(); ++j) {
            if (a(i, j) == 0.0)
                continue;
            seen = 1.0;
            result.entropy -= a(i, j) * std::log(a(i, j));
            result.distance += a(i, j) * std::abs(double(i) - double(j));
            contributions += a(i, j) * length[j];
        }
        rows += seen;
        result.firstMass += a(i, 0);
        result.selfMass += i < a.columns() ? a(i, i) : 0.0;
        result.previousMass += i > 0 && i <= a.columns() ? a(i, i - 1) : 0.0;
        result.firstContribution += contributions > 0.0 ? a(i, 0) * length[0] / contributions : 0.0;
    }
    for (double* sum : {&result.entropy, &result.distance, &result.firstMass, &result.selfMass,
                        &result.previousMass, &result.firstContribution})
        *sum = rows > 0.0 ? *sum / rows : 0.0;
    return result;
}
// [/head-statistics]

} // namespace casefile::engine
