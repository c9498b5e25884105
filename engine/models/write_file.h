#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace casefile::engine {

/// Private to engine/. Writes beside the path and then renames, so that no half file is ever seen. Throws
/// InputError, naming the path, when that fails.
void writeFile(const std::string& path, std::span<const std::byte> bytes);

/// The whole file as text. Throws InputError when it cannot be read or is larger than `largest`.
std::string readTextFile(const std::string& path, std::size_t largest);

} // namespace casefile::engine
