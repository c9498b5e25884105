#include "engine/models/number_types.h"

#include "engine/models/half_float.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace casefile::engine {

namespace {

template <typename Bits>
Bits loadBits(const std::byte* bytes)
{
    Bits bits = 0;
    for (std::size_t i = 0; i < sizeof(Bits); ++i)
        bits |= Bits(Bits(bytes[i]) << (8U * i));
    return bits;
}

template <typename Bits>
void storeBits(Bits bits, std::byte* bytes)
{
    for (std::size_t i = 0; i < sizeof(Bits); ++i)
        bytes[i] = std::byte((bits >> (8U * i)) & 0xffU);
}

constexpr std::array table{
    NumberTypeRow{NumberType::F32, "F32", 4,
                  [](const std::byte* b) { return double(std::bit_cast<float>(loadBits<std::uint32_t>(b))); },
                  [](double v, std::byte* b) { storeBits(std::bit_cast<std::uint32_t>(float(v)), b); }},
    NumberTypeRow{NumberType::F16, "F16", 2,
                  [](const std::byte* b) { return double(fromFloat16(loadBits<std::uint16_t>(b))); },
                  [](double v, std::byte* b) { storeBits(toFloat16(float(v)), b); }},
    NumberTypeRow{NumberType::BF16, "BF16", 2,
                  [](const std::byte* b) { return double(fromBfloat16(loadBits<std::uint16_t>(b))); },
                  [](double v, std::byte* b) { storeBits(toBfloat16(float(v)), b); }},
    NumberTypeRow{NumberType::F64, "F64", 8,
                  [](const std::byte* b) { return std::bit_cast<double>(loadBits<std::uint64_t>(b)); },
                  [](double v, std::byte* b) { storeBits(std::bit_cast<std::uint64_t>(v), b); }},
};

} // namespace

const NumberTypeRow* numberTypeNamed(std::string_view name)
{
    const auto row = std::ranges::find(table, name, &NumberTypeRow::name);
    return row == table.end() ? nullptr : &*row;
}

const NumberTypeRow& rowOf(NumberType type)
{
    return table[static_cast<std::size_t>(type)];
}

} // namespace casefile::engine
