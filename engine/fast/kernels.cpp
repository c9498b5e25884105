#include "engine/fast/kernel_table.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <type_traits>
#include <utility>

/// The kernels are written once (kernel_*.inc, vectors of any width) and compiled once for each instruction
/// set inside a namespace of its own. All are chosen at run time, so no flag of the build decides.
#if defined(__x86_64__)

#include <immintrin.h>

namespace casefile::engine::fast {

#define KERNEL_BODY "engine/fast/kernels.inc"
#include "engine/fast/each_isa.inc"

const Kernels& kernelsFor(Isa isa)
{
    switch (isa) {
    case Isa::Avx512:
        return avx512::kernels;
    case Isa::Avx2:
        return avx2::kernels;
    case Isa::Baseline:
        return baseline::kernels;
    case Isa::Portable:
        break;
    }
    return portableKernels;
}

} // namespace casefile::engine::fast

#else

namespace casefile::engine::fast {

const Kernels& kernelsFor(Isa)
{
    return portableKernels;
}

} // namespace casefile::engine::fast

#endif
