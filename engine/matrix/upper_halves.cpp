#include "engine/matrix/upper_halves.h"

namespace casefile::engine {

void clearUpperHalves()
{
#if defined(__x86_64__)
    static const bool haveAny = __builtin_cpu_supports("avx");
    if (haveAny)
        asm volatile("vzeroupper"); // this file is compiled for every processor and keeps nothing in them
#endif
}

} // namespace casefile::engine
