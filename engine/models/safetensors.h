#pragma once

#include "engine/matrix/matrix.h"

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace casefile::engine {

/// How the numbers of a tensor are stored.
enum class NumberType { F32, F16, BF16, F64 };

/// Tensors by name, in double precision. One dimension is one row.
using Tensors = std::map<std::string, Matrix>;

/// What a safetensors file holds: an 8-byte length (little-endian), that many bytes of JSON header with type,
/// shape and byte range of every tensor, then the numbers.
struct SafetensorsFile
{
    Tensors tensors;
    std::map<std::string, std::string> metadata; ///< "__metadata__" of the header
};

/// Bytes of the length that a file begins with; also what the header is padded to, with spaces.
inline constexpr std::size_t lengthBytes = 8;

/// Limits of the header, so that a small file cannot ask for much memory; numbers take what the file has of
/// them, and a tensor of more than maximumNumbers (matrix/room.h) is refused.
inline constexpr std::size_t largestHeader = std::size_t(1) << 24; ///< bytes
inline constexpr std::size_t mostTensors = 65536;

/// Reads bytes that may come from anywhere. Throws InputError, one sentence that says what is wrong and
/// where: a header that is cut off, too long or not an object, unknown keys or types, shapes of more than two
/// dimensions, ranges that leave the file, do not fit their shape, overlap or leave gaps.
SafetensorsFile parseSafetensors(std::span<const std::byte> bytes);

/// The same for a file, mapped into memory; the sentence begins with its path.
SafetensorsFile readSafetensors(const std::string& path);

/// The bytes of a file with these tensors, all stored as one type. Throws InputError for an empty tensor or
/// name, a reserved name, and numbers that the type cannot hold.
std::vector<std::byte> formatSafetensors(const SafetensorsFile& file, NumberType type);

/// Writes a new file and then puts it in place of an old one: there is never half a file under that path.
void writeSafetensors(const std::string& path, const SafetensorsFile& file, NumberType type);

} // namespace casefile::engine
