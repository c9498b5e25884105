#include "tests/bench/bench_inputs.h"

namespace casefile::bench {

namespace {

/// The finaliser of SplitMix64 (Steele, Lea, Flood 2014).
std::uint64_t mix(std::uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

} // namespace

std::vector<float> benchInput(Tensor tensor, std::size_t count, double amplitude)
{
    constexpr std::uint64_t step = 0x9E3779B97F4A7C15, seedStep = 1000003;
    constexpr double unit = 1.0 / double(1 << 24);
    std::vector<float> values(count);
    for (std::size_t i = 0; i < count; ++i) {
        const double u = double(mix(seedStep * (tensor + 1) + (i + 1) * step) >> 40) * unit;
        values[i] = float(amplitude * (2.0 * u - 1.0));
    }
    return values;
}

} // namespace casefile::bench
