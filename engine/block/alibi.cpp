#include "engine/block/alibi.h"

#include <bit>
#include <cmath>

namespace casefile::engine {

// [alibi]
double alibiSlope(std::size_t head, std::size_t heads)
{
    const std::size_t power = std::bit_floor(heads);
    if (head < power)
        return std::exp2(-8.0 * double(head + 1) / double(power));
    const std::size_t extra = head - power;
    return std::exp2(-8.0 * double(2 * extra + 1) / double(2 * power));
}

Matrix alibiBias(std::size_t n, std::size_t m, double slope, std::size_t firstQuery)
{
    Matrix bias(n, m); // n x m
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < m; ++j)
            bias(i, j) = -slope * std::abs(double(firstQuery + i) - double(j));
    return bias;
}
// [/alibi]

} // namespace casefile::engine
