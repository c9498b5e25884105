#pragma once

namespace casefile::engine {

/// Clears the upper halves of this thread's vector registers, which Qt 6.4 leaves in use when it fills a
/// picture. While they are, each exp, log or cos of the C library, which has other instructions than this
/// program, takes 20 to 100 times as long on an Intel processor (Intel, Optimization Reference Manual,
/// "Mixing AVX Code with SSE Code"). Costs one instruction; does nothing on a processor without such
/// registers.
void clearUpperHalves();

} // namespace casefile::engine
