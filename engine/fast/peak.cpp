#include "engine/fast/peak.h"

#include "engine/fast/pool.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <limits>
#include <numeric>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace casefile::engine::fast {

namespace {

constexpr int chains = 12; ///< more than a multiply-add takes cycles, fewer than there are registers

/// Multiply-adds of one instruction set.
struct Chains
{
    float (*run)(std::size_t rounds);
    double operationsOfRound;
};

} // namespace

#if defined(__x86_64__)

#define KERNEL_BODY "engine/fast/kernel_peak.inc"
#include "engine/fast/each_isa.inc"

#endif

namespace portable {
namespace {
/// The same with single numbers; what the compiler makes of them is this processor's affair.
float multiplyAdds(std::size_t rounds)
{
    constexpr float factor = 0.999f, step = 0.001f;
    float value[chains];
    std::iota(value, value + chains, 0.0f);
    for (std::size_t round = 0; round < rounds; ++round)
        for (float& each : value)
            each = each * factor + step;
    float sum = 0.0f;
    for (const float each : value)
        sum += each;
    return sum;
}
} // namespace

static const Chains peak{multiplyAdds, 2.0 * chains};
} // namespace portable

static const Chains& chainsOf(Isa isa)
{
#if defined(__x86_64__)
    switch (isa) {
    case Isa::Avx512:
        return avx512::peak;
    case Isa::Avx2:
        return avx2::peak;
    case Isa::Baseline:
        return baseline::peak;
    case Isa::Portable:
        break;
    }
#endif
    return portable::peak;
}

double measurePeak(Isa isa, unsigned threads)
{
    using Clock = std::chrono::steady_clock;
    constexpr int windows = 6;
    constexpr std::size_t tasksOfThread = 40, rounds = 10000; // about 50 us for a task
    const Chains& one = chainsOf(isa);
    double best = 0.0;
    for (int window = 0; window < windows; ++window) {
        std::atomic<std::size_t> next{0};
        std::atomic<float> sink{0.0f};
        const std::size_t tasks = tasksOfThread * threads;
        const Clock::time_point start = Clock::now();
        Pool::shared().run(threads, [&](unsigned) {
            while (next.fetch_add(1, std::memory_order_relaxed) < tasks)
                sink.store(one.run(rounds), std::memory_order_relaxed);
        });
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        best = std::max(best, double(tasks) * double(rounds) * one.operationsOfRound / seconds);
    }
    return best;
}

} // namespace casefile::engine::fast
