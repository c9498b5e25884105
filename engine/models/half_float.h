#pragma once

#include <cstdint>

namespace casefile::engine {

/// The two 16-bit numbers of model files. Narrowing rounds to the nearest, ties to even; what is too large
/// becomes infinite; NaN stays NaN.

float fromFloat16(std::uint16_t bits); ///< IEEE half: 5 bits of exponent, 10 of fraction
std::uint16_t toFloat16(float value);

float fromBfloat16(std::uint16_t bits); ///< the upper half of a float
std::uint16_t toBfloat16(float value);

} // namespace casefile::engine
