#pragma once

#include "engine/matrix/matrix.h"

#include <string>
#include <vector>

namespace casefile::engine {

/// Private to engine/. Each throws InputError, one sentence with name and shapes, when its rule is broken.

/// At least one row and one column, and every number finite.
void requireUsable(const std::string& name, const Matrix& matrix);

/// Exactly this shape.
void requireShape(const std::string& name, const Matrix& matrix, const Shape& shape);

/// Exactly this many numbers, all finite.
void requireSize(const std::string& name, const std::vector<double>& values, std::size_t size);

/// No numbers at all, or exactly this many.
void requireBiasSize(const std::string& name, const std::vector<double>& bias, std::size_t size);

} // namespace casefile::engine
