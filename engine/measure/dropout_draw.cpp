#include "engine/measure/dropout_draw.h"

#include <random>

namespace casefile::engine {

DropoutDraw dropOut(std::span<const double> values, double rate, std::uint64_t seed)
{
    std::mt19937_64 bits(seed);
    DropoutDraw draw;
    // [dropout]
    for (const double value : values) {
        const double chance = double(bits() >> 11) * 0x1p-53; // in [0, 1)
        const bool kept = chance >= rate;
        draw.kept.push_back(kept);
        draw.output.push_back(kept ? value / (1.0 - rate) : 0.0);
    }
    // [/dropout]
    return draw;
}

} // namespace casefile::engine
