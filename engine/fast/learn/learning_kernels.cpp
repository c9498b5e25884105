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

#include "engine/fast/kernel_common.inc"

#pragma GCC push_options
#pragma GCC target("arch=x86-64-v4,prefer-vector-width=512")
namespace avx512 {
#include "engine/fast/kernel_avx512.inc"

#include "engine/fast/kernel_vector.inc"

#include "engine/fast/kernel_attend.inc"

#include "engine/fast/kernel_turn.inc"

#include "engine/fast/learn/kernel_transposed.inc"

#include "engine/fast/learn/kernel_attend_back.inc"

#include "engine/fast/kernel_functions.inc"

#include "engine/fast/learn/kernel_rows.inc"
} // namespace avx512
#pragma GCC pop_options

#pragma GCC push_options
#pragma GCC target("arch=x86-64-v3")
namespace avx2 {
#include "engine/fast/kernel_avx2.inc"

#include "engine/fast/kernel_vector.inc"

#include "engine/fast/kernel_attend.inc"

#include "engine/fast/kernel_turn.inc"

#include "engine/fast/learn/kernel_transposed.inc"

#include "engine/fast/learn/kernel_attend_back.inc"

#include "engine/fast/kernel_functions.inc"

#include "engine/fast/learn/kernel_rows.inc"
} // namespace avx2
#pragma GCC pop_options

namespace baseline {
#include "engine/fast/kernel_baseline.inc"

#include "engine/fast/kernel_vector.inc"

#include "engine/fast/kernel_attend.inc"

#include "engine/fast/kernel_turn.inc"

#include "engine/fast/learn/kernel_transposed.inc"

#include "engine/fast/learn/kernel_attend_back.inc"

#include "engine/fast/kernel_functions.inc"

#include "engine/fast/learn/kernel_rows.inc"
} // namespace baseline

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
