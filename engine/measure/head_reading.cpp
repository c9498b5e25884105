#include "engine/measure/head_reading.h"

#include "engine/attention/attend.h"
#include "engine/input_error.h"

#include <algorithm>
#include <cmath>

namespace casefile::engine {

std::vector<double> scoreChanges(const AttentionTrace& trace, std::size_t token, std::size_t column,
                                 double amount)
{
    if (token >= trace.x.rows() || column >= trace.x.columns())
        throw InputError("X has no row " + std::to_string(token) + " with a column " +
                         std::to_string(column));
    // [head-reading]
    Matrix x = trace.x; // n x d_model
    x(token, column) += amount;
    const TracePtr changed = attend({x, trace.memory, trace.model.weights, trace.settings});
    std::vector<double> largest;
    for (std::size_t head = 0; head < trace.headCount(); ++head) {
        const auto before = trace.heads[head].scores.values(), after = changed->heads[head].scores.values();
        double most = 0.0;
        for (std::size_t i = 0; i < before.size(); ++i)
            most = std::max(most, std::abs(after[i] - before[i]));
        largest.push_back(most);
    }
    // [/head-reading]
    return largest;
}

TwoNeeds needBoth(const Matrix& x, std::size_t a, std::size_t b)
{
    if (a >= x.rows() || b >= x.rows())
        throw InputError("X has no rows " + std::to_string(a) + " and " + std::to_string(b));
    TwoNeeds both;
    // [two-needs]
    for (std::size_t column = 0; column < x.columns(); ++column) {
        const double one = 0.5 * x(a, column) + 0.5 * x(b, column);
        const double exchanged = 0.5 * x(b, column) + 0.5 * x(a, column);
        both.oneHead.push_back(one);
        both.oneHeadExchanged = std::max(both.oneHeadExchanged, std::abs(exchanged - one));
        both.twoHeadsExchanged = std::max(both.twoHeadsExchanged, std::abs(x(a, column) - x(b, column)));
    }
    for (const std::size_t token : {a, b})
        both.twoHeads.insert(both.twoHeads.end(), x.row(token).begin(), x.row(token).end());
    // [/two-needs]
    return both;
}

ScoringCost scoringCost(std::uint64_t n, std::uint64_t d, std::uint64_t dK)
{
    return {2 * n * d * dK + n * n * dK, n * d * d + n * n * d};
}

} // namespace casefile::engine
