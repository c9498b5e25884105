#include "engine/models/half_float.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace casefile::engine {

namespace {

constexpr int fractionBits = 10;
constexpr int smallestExponent = -14; // of a normal half
constexpr std::uint16_t halfInfinity = 0x7c00;
constexpr std::uint16_t quietBit = 0x0200;

} // namespace

float fromFloat16(std::uint16_t bits)
{
    const float sign = bits & 0x8000U ? -1.0F : 1.0F;
    const int exponent = (bits >> fractionBits) & 0x1f;
    const int fraction = bits & 0x3ff;
    if (exponent == 0x1f)
        return fraction ? std::copysign(std::nanf(""), sign) : sign * INFINITY;
    if (exponent == 0) // subnormal: no hidden bit
        return sign * std::ldexp(float(fraction), smallestExponent - fractionBits);
    return sign * std::ldexp(float(fraction | 0x400), exponent - 15 - fractionBits);
}

std::uint16_t toFloat16(float value)
{
    const auto sign = std::uint16_t((std::bit_cast<std::uint32_t>(value) >> 16U) & 0x8000U);
    if (std::isnan(value))
        return sign | halfInfinity | quietBit;
    const float size = std::fabs(value);
    if (std::isinf(size))
        return sign | halfInfinity;
    if (size == 0.0F)
        return sign;
    // The last place of a half of this size; nearbyint rounds ties to even.
    const int exponent = std::max(std::ilogb(size), smallestExponent);
    const auto places = std::uint32_t(std::nearbyint(std::ldexp(size, fractionBits - exponent)));
    // A normal number has 0x400 to 0x800 places: the hidden bit adds one to the exponent by itself.
    const std::uint32_t result = (std::uint32_t(exponent - smallestExponent) << fractionBits) + places;
    return sign | std::uint16_t(exponent > 15 ? halfInfinity : std::min<std::uint32_t>(result, halfInfinity));
}

float fromBfloat16(std::uint16_t bits)
{
    return std::bit_cast<float>(std::uint32_t(bits) << 16U);
}

std::uint16_t toBfloat16(float value)
{
    const auto bits = std::bit_cast<std::uint32_t>(value);
    if (std::isnan(value))
        return std::uint16_t(bits >> 16U) | 0x0040U;           // stays NaN whatever bits are cut off
    const std::uint32_t half = 0x7fffU + ((bits >> 16U) & 1U); // ties to even
    return std::uint16_t((bits + half) >> 16U);
}

} // namespace casefile::engine
