#include "engine/fast/isa.h"

#include "engine/input_error.h"
#include "engine/nearest_name.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

namespace casefile::engine::fast {

namespace {

constexpr std::array<std::string_view, 4> names{"portable", "baseline", "avx2", "avx512"};

std::vector<Isa> askProcessor()
{
    std::vector<Isa> found{Isa::Portable};
#if defined(__x86_64__)
    found.push_back(Isa::Baseline);
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2"))
        found.push_back(Isa::Avx2);
    if (found.back() == Isa::Avx2 && __builtin_cpu_supports("avx512f") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512vl"))
        found.push_back(Isa::Avx512);
#endif
    return found;
}

} // namespace

std::string_view isaName(Isa isa)
{
    return names[std::size_t(isa)];
}

const std::vector<Isa>& availableIsas()
{
    static const std::vector<Isa> available = askProcessor();
    return available;
}

Isa chosenIsa()
{
    const char* const forced = std::getenv("CASEFILE_ISA");
    if (!forced || !*forced)
        return availableIsas().back();
    const auto name = std::ranges::find(names, std::string_view(forced));
    if (name == names.end())
        throw InputError("CASEFILE_ISA is \"" + std::string(forced) + "\", which is no instruction set" +
                         didYouMean(forced, {names.begin(), names.end()}));
    const Isa isa = Isa(name - names.begin());
    if (!std::ranges::count(availableIsas(), isa))
        throw InputError("CASEFILE_ISA is \"" + std::string(forced) +
                         "\", which this processor does not have");
    return isa;
}

} // namespace casefile::engine::fast
