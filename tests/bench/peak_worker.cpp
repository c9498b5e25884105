#include <algorithm>
#include <chrono>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

/// A worker of the benchmark protocol (README.md) that only multiplies and adds: for each request as many
/// operations as the request needs, in chains that do not wait for each other. So time_over_ref says which
/// part of what the processor can do another worker reached, in the same run. One thread; x86-64 only.
namespace casefile::bench {

namespace {

#if defined(__x86_64__)

#define CASEFILE_CHAIN(Instruction, Register)                                                                \
    asm volatile(Instruction : "+v"(Register) : "v"(factor), "v"(term))

typedef float Vec512 __attribute__((vector_size(64)));
typedef float Vec256 __attribute__((vector_size(32)));

/// 24 chains of 16 lanes, `steps` long.
__attribute__((target("avx512f"), noinline)) void chains512(long steps)
{
    Vec512 chain[24];
    const Vec512 factor = Vec512{} + 0.9999f, term = Vec512{} + 1e-4f;
#pragma GCC unroll 24
    for (int i = 0; i < 24; ++i)
        chain[i] = factor;
    for (long step = 0; step < steps; ++step)
#pragma GCC unroll 24
        for (int i = 0; i < 24; ++i)
            CASEFILE_CHAIN("vfmadd213ps %2, %1, %0", chain[i]);
}

/// 12 chains of 8 lanes, `steps` long.
__attribute__((target("avx2,fma"), noinline)) void chains256(long steps)
{
    Vec256 chain[12];
    const Vec256 factor = Vec256{} + 0.9999f, term = Vec256{} + 1e-4f;
#pragma GCC unroll 12
    for (int i = 0; i < 12; ++i)
        chain[i] = factor;
    for (long step = 0; step < steps; ++step)
#pragma GCC unroll 12
        for (int i = 0; i < 12; ++i)
            CASEFILE_CHAIN("vfmadd213ps %2, %1, %0", chain[i]);
}

/// The operations of one attention forward, as the protocol counts them.
double operations(double n, double d, double batch, bool causal)
{
    const double pairs = causal ? n * (n + 1.0) / 2.0 : n * n;
    return batch * (8.0 * n * d * d + 4.0 * d * pairs);
}

std::string answer(const std::string& line)
{
    std::istringstream words(line);
    std::string run, peer, op;
    double n = 0, d = 0, h = 0, batch = 0, budgetMs = 0;
    int causal = 0, weights = 0, threads = 0;
    std::size_t most = 0;
    words >> run >> peer >> op >> n >> d >> h >> batch >> causal >> weights >> threads >> budgetMs >> most;
    const bool wide = peer == "peak-avx512";
    const bool can = wide ? __builtin_cpu_supports("avx512f") : __builtin_cpu_supports("fma");
    if (!words || op != "mha_fwd" || threads != 1 || !can)
        return "{\"peer\":\"" + peer + "\",\"skip\":\"mha_fwd on one thread only\"}";
    const long steps = long(operations(n, d, batch, causal != 0) / (wide ? 24 * 16 * 2 : 12 * 8 * 2));
    using Milliseconds = std::chrono::duration<double, std::milli>;
    std::vector<double> times;
    for (double spent = 0.0; times.empty() || (times.size() < most && spent < budgetMs);
         spent += times.back()) {
        const auto start = std::chrono::steady_clock::now();
        wide ? chains512(steps) : chains256(steps);
        times.push_back(Milliseconds(std::chrono::steady_clock::now() - start).count());
    }
    std::ranges::sort(times);
    std::ostringstream out;
    out << "{\"peer\":\"" << peer << "\",\"median_ms\":" << times[times.size() / 2]
        << ",\"min_ms\":" << times.front() << ",\"reps\":" << times.size() << "}";
    return out.str();
}

#else

std::string answer(const std::string&)
{
    return "{\"peer\":\"peak\",\"skip\":\"not this processor\"}";
}

#endif

} // namespace

} // namespace casefile::bench

int main()
{
    std::cout << R"({"hello":1,"peers":["peak-avx512","peak-avx2"],"info":{}})" << std::endl;
    for (std::string line; std::getline(std::cin, line) && line != "quit";)
        std::cout << casefile::bench::answer(line) << std::endl;
}
