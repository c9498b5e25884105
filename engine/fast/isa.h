#pragma once

#include <string_view>
#include <vector>

namespace casefile::engine::fast {

/// The instruction sets that the kernels are written for, weakest first.
enum class Isa {
    Portable, ///< plain loops, any processor
    Baseline, ///< SSE2: every 64-bit x86
    Avx2,     ///< AVX2 and FMA
    Avx512,   ///< AVX-512 F, BW, DQ, VL
};

/// "portable", "baseline", "avx2", "avx512".
std::string_view isaName(Isa isa);

/// What this processor can run, weakest first; never empty.
const std::vector<Isa>& availableIsas();

/// The best of them, or the one that the environment variable CASEFILE_ISA names.
/// Throws InputError when that is no instruction set or one that this processor lacks.
Isa chosenIsa();

} // namespace casefile::engine::fast
