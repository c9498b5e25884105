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

#define KERNEL_BODY "engine/fast/block_kernels.inc"
#include "engine/fast/each_isa.inc"

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
