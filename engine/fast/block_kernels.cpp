#include "engine/fast/block_kernels.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

/// The kernels of the block, written once (kernel_*.inc) and compiled for each instruction set as those of
/// attention are (kernels.cpp).
#if defined(__x86_64__)

#include <immintrin.h>

namespace casefile::engine::fast {

#include "engine/fast/kernel_common.inc"

#pragma GCC push_options
#pragma GCC target("arch=x86-64-v4,prefer-vector-width=512")
namespace avx512 {
#include "engine/fast/kernel_avx512.inc"
#include "engine/fast/kernel_vector.inc"

#include "engine/fast/kernel_functions.inc"

#include "engine/fast/kernel_activation.inc"

#include "engine/fast/kernel_linear.inc"

#include "engine/fast/kernel_norm.inc"
} // namespace avx512
#pragma GCC pop_options

#pragma GCC push_options
#pragma GCC target("arch=x86-64-v3")
namespace avx2 {
#include "engine/fast/kernel_avx2.inc"
#include "engine/fast/kernel_vector.inc"

#include "engine/fast/kernel_functions.inc"

#include "engine/fast/kernel_activation.inc"

#include "engine/fast/kernel_linear.inc"

#include "engine/fast/kernel_norm.inc"
} // namespace avx2
#pragma GCC pop_options

namespace baseline {
#include "engine/fast/kernel_baseline.inc"
#include "engine/fast/kernel_vector.inc"

#include "engine/fast/kernel_functions.inc"

#include "engine/fast/kernel_activation.inc"

#include "engine/fast/kernel_linear.inc"

#include "engine/fast/kernel_norm.inc"
} // namespace baseline

const BlockKernels& blockKernelsFor(Isa isa)
{
    switch (isa) {
    case Isa::Avx512:
        return avx512::blockKernels;
    case Isa::Avx2:
        return avx2::blockKernels;
    case Isa::Baseline:
        return baseline::blockKernels;
    case Isa::Portable:
        break;
    }
    return portableBlockKernels;
}

} // namespace casefile::engine::fast

#else

namespace casefile::engine::fast {

const BlockKernels& blockKernelsFor(Isa)
{
    return portableBlockKernels;
}

} // namespace casefile::engine::fast

#endif
