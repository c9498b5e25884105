#include "engine/fast/learn/learning_kernels.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>
#include <utility>

/// The kernels of learning, compiled once for each instruction set as those of kernels.cpp are.
#if defined(__x86_64__)

#include <immintrin.h>

namespace casefile::engine::fast {

#define KERNEL_BODY "engine/fast/learn/learning_kernels.inc"
#include "engine/fast/each_isa.inc"

const LearningKernels& learningKernelsFor(Isa isa)
{
    switch (isa) {
    case Isa::Avx512:
        return avx512::learningKernels;
    case Isa::Avx2:
        return avx2::learningKernels;
    case Isa::Baseline:
        return baseline::learningKernels;
    case Isa::Portable:
        break;
    }
    return portableLearningKernels;
}

} // namespace casefile::engine::fast

#else

namespace casefile::engine::fast {

const LearningKernels& learningKernelsFor(Isa)
{
    return portableLearningKernels;
}

} // namespace casefile::engine::fast

#endif
