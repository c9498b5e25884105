#include "engine/block/shape_check.h"

#include "engine/input_error.h"

#include <algorithm>
#include <cmath>

namespace casefile::engine {

static bool isFinite(double value)
{
    return std::isfinite(value);
}

void requireUsable(const std::string& name, const Matrix& matrix)
{
    if (matrix.empty())
        throw InputError("\"" + name + "\" is missing or empty: it needs at least one row and one column");
    const auto values = matrix.values();
    const auto bad = std::ranges::find_if_not(values, isFinite);
    if (bad == values.end())
        return;
    const std::size_t index = bad - values.begin();
    throw InputError("\"" + name + "\" is " + toString(matrix.shape()) + " and " + name + "[" +
                     std::to_string(index / matrix.columns()) + "][" +
                     std::to_string(index % matrix.columns()) + "] is not a finite number");
}

void requireShape(const std::string& name, const Matrix& matrix, const Shape& shape)
{
    requireUsable(name, matrix);
    if (matrix.shape() != shape)
        throw InputError("\"" + name + "\" is " + toString(matrix.shape()) + " but must be " +
                         toString(shape));
}

void requireSize(const std::string& name, const std::vector<double>& values, std::size_t size)
{
    if (values.size() != size)
        throw InputError("\"" + name + "\" has " + std::to_string(values.size()) + " numbers but needs " +
                         std::to_string(size));
    const auto bad = std::ranges::find_if_not(values, isFinite);
    if (bad != values.end())
        throw InputError("\"" + name + "\"[" + std::to_string(bad - values.begin()) +
                         "] is not a finite number");
}

void requireBiasSize(const std::string& name, const std::vector<double>& bias, std::size_t size)
{
    if (!bias.empty())
        requireSize(name, bias, size);
}

} // namespace casefile::engine
