#pragma once

#include "engine/matrix/matrix.h"

namespace casefile::engine {

/// The most numbers of one matrix: 256 MiB. More is a mistake or an attack, not a lesson.
inline constexpr std::size_t maximumNumbers = std::size_t(1) << 25;

/// Throws InputError, "<name> would be 3 x 4: …", naming shape and limit, when a matrix of this shape would
/// have more than maximumNumbers. Asked before anything is allocated; the constructor of Matrix asks it too.
void requireRoom(const std::string& name, const Shape& shape);

} // namespace casefile::engine
