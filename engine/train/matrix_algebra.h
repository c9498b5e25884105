#pragma once

#include "engine/matrix/matrix.h"

#include <string>

namespace casefile::engine {

/// Private to engine/train: the few products that the operations need. Shapes must fit.
Matrix product(const Matrix& a, const Matrix& b);           ///< a b
Matrix productTransposed(const Matrix& a, const Matrix& b); ///< a b^T
Matrix transposedProduct(const Matrix& a, const Matrix& b); ///< a^T b
Matrix transposed(const Matrix& a);

/// Throws InputError "add: 2 x 3 and 2 x 4 do not fit" unless `fits`.
void requireFit(bool fits, const std::string& operation, const Matrix& a, const Matrix& b);

} // namespace casefile::engine
