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

#include "engine/fast/kernel_common.inc"

#pragma GCC push_options
#pragma GCC target("arch=x86-64-v4,prefer-vector-width=512")
namespace avx512 {
#include "engine/fast/kernel_avx512.inc"

#include "engine/fast/kernel_vector.inc"

#include "engine/fast/kernel_multiply.inc"

#include "engine/fast/kernel_attend.inc"

#include "engine/fast/kernel_turn.inc"

#include "engine/fast/kernel_keep.inc"
} // namespace avx512
#pragma GCC pop_options

#pragma GCC push_options
#pragma GCC target("arch=x86-64-v3")
namespace avx2 {
#include "engine/fast/kernel_avx2.inc"

#include "engine/fast/kernel_vector.inc"

#include "engine/fast/kernel_multiply.inc"

#include "engine/fast/kernel_attend.inc"

#include "engine/fast/kernel_turn.inc"

#include "engine/fast/kernel_keep.inc"
} // namespace avx2
#pragma GCC pop_options

namespace baseline {
#include "engine/fast/kernel_baseline.inc"

#include "engine/fast/kernel_vector.inc"

#include "engine/fast/kernel_multiply.inc"

#include "engine/fast/kernel_attend.inc"

#include "engine/fast/kernel_turn.inc"

#include "engine/fast/kernel_keep.inc"
} // namespace baseline

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
