#pragma once

#include "engine/matrix/matrix.h"

#include <string>
#include <vector>

namespace casefile::engine {

/// The parameters of y = x W + b.
struct Linear
{
    Matrix weights;           ///< [inputs, outputs]
    std::vector<double> bias; ///< outputs, empty when there is none
};

/// [n, outputs]: x W + b. Throws InputError, naming the layer, when x does not have its inputs.
Matrix linear(const Matrix& x, const Linear& layer, const std::string& name);

/// [n, d]: what a residual connection does, x + update. Throws InputError when the shapes differ.
Matrix residual(const Matrix& x, const Matrix& update);

} // namespace casefile::engine
