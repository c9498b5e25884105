#include "engine/fast/kernel_table.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <utility>

/// The kernels are written once (kernel_*.inc, vectors of any width) and compiled once for each instruction
/// set inside a namespace of its own. All are chosen at run time, so no flag of the build decides.
#if defined(__x86_64__)

#include <immintrin.h>

#define CASEFILE_INLINE static inline __attribute__((always_inline))

namespace casefile::engine::fast {

namespace {

constexpr float log2e = 1.44269504f;
constexpr float minusInfinity = -std::numeric_limits<float>::infinity();
constexpr float smallestExponent = -126.0f; ///< below it 2^x counts as 0: no slow denormals
constexpr float rescaleAt = 20.0f;          ///< a score this far above the maximum in use raises it

} // namespace

#pragma GCC push_options
#pragma GCC target("arch=x86-64-v4,prefer-vector-width=512")
namespace avx512 {
namespace {
using Vec = __m512;
typedef int IntVec __attribute__((vector_size(64)));
constexpr int lanes = 16;
constexpr int tileRows = 12;
constexpr Isa isa = Isa::Avx512;

CASEFILE_INLINE Vec larger(Vec a, Vec b)
{
    return _mm512_max_ps(a, b);
}
CASEFILE_INLINE bool anyGreater(Vec a, Vec b)
{
    return _mm512_cmp_ps_mask(a, b, _CMP_GT_OQ) != 0;
}
/// 2^x for x <= 127: minimax polynomial of the fraction, then the exponent put in by one instruction.
CASEFILE_INLINE Vec powerOfTwo(Vec x)
{
    constexpr int towardsMinusInfinity = 0x09;
    const Vec f = _mm512_reduce_ps(x, towardsMinusInfinity); // 0 <= f < 1
    Vec p = 0.0018775767f * f + 0.00898934f;
    p = p * f + 0.055826318f;
    p = p * f + 0.24015361f;
    p = p * f + 0.6931531f;
    p = p * f + 0.99999994f;
    return _mm512_maskz_scalef_ps(_mm512_cmp_ps_mask(x, _mm512_set1_ps(smallestExponent), _CMP_GT_OQ), p, x);
}
} // namespace
#include "engine/fast/kernel_vector.inc"

#include "engine/fast/kernel_multiply.inc"

#include "engine/fast/kernel_attend.inc"

#include "engine/fast/kernel_keep.inc"
} // namespace avx512
#pragma GCC pop_options

/// 2^x for x <= 127 without an instruction for it: adding a large number rounds x to a whole number, whose
/// bits then go into the exponent.
#define CASEFILE_POWER_OF_TWO                                                                                \
    CASEFILE_INLINE Vec powerOfTwo(Vec x)                                                                    \
    {                                                                                                        \
        constexpr float rounder = 12582912.0f;                                                               \
        constexpr int exponentShift = 23;                                                                    \
        const Vec whole = x + rounder;                                                                       \
        const Vec f = x - (whole - rounder); /* -0.5 <= f <= 0.5 */                                          \
        Vec p = 0.0013276472f * f + 0.009675541f;                                                            \
        p = p * f + 0.05550713f;                                                                             \
        p = p * f + 0.2402212f;                                                                              \
        p = p * f + 0.69314694f;                                                                             \
        p = p * f + 1.0000001f;                                                                              \
        const BitVec bits = BitVec(p) + (BitVec(whole) << exponentShift); /* wraps, as bits do */            \
        return Vec(IntVec(bits) & IntVec(x > smallestExponent));                                             \
    }

#pragma GCC push_options
#pragma GCC target("arch=x86-64-v3")
namespace avx2 {
namespace {
using Vec = __m256;
typedef int IntVec __attribute__((vector_size(32)));
typedef unsigned BitVec __attribute__((vector_size(32)));
constexpr int lanes = 8;
constexpr int tileRows = 6;
constexpr Isa isa = Isa::Avx2;

CASEFILE_INLINE Vec larger(Vec a, Vec b)
{
    return _mm256_max_ps(a, b);
}
CASEFILE_INLINE bool anyGreater(Vec a, Vec b)
{
    return _mm256_movemask_ps(_mm256_cmp_ps(a, b, _CMP_GT_OQ)) != 0;
}
CASEFILE_POWER_OF_TWO
} // namespace
#include "engine/fast/kernel_vector.inc"

#include "engine/fast/kernel_multiply.inc"

#include "engine/fast/kernel_attend.inc"

#include "engine/fast/kernel_keep.inc"
} // namespace avx2
#pragma GCC pop_options

namespace baseline {
namespace {
using Vec = __m128;
typedef int IntVec __attribute__((vector_size(16)));
typedef unsigned BitVec __attribute__((vector_size(16)));
constexpr int lanes = 4;
constexpr int tileRows = 6;
constexpr Isa isa = Isa::Baseline;

CASEFILE_INLINE Vec larger(Vec a, Vec b)
{
    return _mm_max_ps(a, b);
}
CASEFILE_INLINE bool anyGreater(Vec a, Vec b)
{
    return _mm_movemask_ps(_mm_cmpgt_ps(a, b)) != 0;
}
CASEFILE_POWER_OF_TWO
} // namespace
#include "engine/fast/kernel_vector.inc"

#include "engine/fast/kernel_multiply.inc"

#include "engine/fast/kernel_attend.inc"

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
