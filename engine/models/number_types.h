#pragma once

#include "engine/models/safetensors.h"

#include <cstddef>
#include <string_view>

namespace casefile::engine {

/// One number type of safetensors files. Bytes are little-endian on every machine.
struct NumberTypeRow
{
    NumberType type;
    std::string_view name; ///< as in the header
    std::size_t size;      ///< bytes of one number
    double (*load)(const std::byte* bytes);
    void (*store)(double value, std::byte* bytes);
};

/// THE table of number types, private to engine/. Null when the name is unknown.
const NumberTypeRow* numberTypeNamed(std::string_view name);
const NumberTypeRow& rowOf(NumberType type);

} // namespace casefile::engine
