#include "engine/measure/key_angles.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace casefile::engine {

namespace {

double dotOf(std::span<const double> left, std::span<const double> right)
{
    return std::inner_product(left.begin(), left.end(), right.begin(), 0.0);
}

} // namespace

// [angles]
KeyAngles keyAngles(const AttentionTrace& trace, std::size_t head, std::size_t query)
{
    const std::span<const double> q = trace.heads[head].query.row(query);
    KeyAngles angles{std::sqrt(dotOf(q, q)), {}};
    for (std::size_t key = 0; key < trace.keys(); ++key) {
        const std::span<const double> k = trace.heads[head].key.row(key);
        KeyAngle angle{std::sqrt(dotOf(k, k)), {}, dotOf(q, k)};
        const double lengths = angles.queryLength * angle.length;
        if (lengths > 0.0)
            angle.cosine = std::clamp(angle.score / lengths, -1.0, 1.0);
        angles.keys.push_back(angle);
    }
    return angles;
}
// [/angles]

} // namespace casefile::engine
