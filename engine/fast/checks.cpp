#include "engine/fast/checks.h"

#include "engine/input_error.h"
#include "engine/matrix/matrix.h"

#include <algorithm>
#include <cmath>

namespace casefile::engine::fast {

std::size_t checkedFloats(std::string_view what, std::initializer_list<std::size_t> sizes)
{
    constexpr std::size_t most = maximumBytes / sizeof(float);
    std::size_t product = 1;
    bool fits = true;
    for (const std::size_t size : sizes) {
        fits = fits && (size == 0 || product <= most / size);
        product *= fits ? size : 0;
    }
    if (fits)
        return product;
    std::string factors;
    for (const std::size_t size : sizes)
        factors += (factors.empty() ? "" : " x ") + std::to_string(size);
    throw InputError(std::string(what) + " would be " + factors + " numbers: more than the " +
                     std::to_string(maximumBytes) + " bytes that one call may use");
}

void requireShape(const NamedMatrix& matrix)
{
    const Shape shape{matrix.rows, matrix.columns};
    if (matrix.values.size() != checkedFloats("\"" + matrix.name + "\"", {matrix.rows, matrix.columns}))
        throw InputError("\"" + matrix.name + "\" has " + std::to_string(matrix.values.size()) +
                         " numbers but " + toString(shape) + " needs " +
                         std::to_string(matrix.rows * matrix.columns));
}

void requireFinite(const NamedMatrix& matrix)
{
    const auto bad = std::ranges::find_if(matrix.values, [](float value) { return !std::isfinite(value); });
    if (bad == matrix.values.end())
        return;
    const std::size_t index = bad - matrix.values.begin();
    throw InputError("\"" + matrix.name + "\" is " + toString(Shape{matrix.rows, matrix.columns}) + " and " +
                     matrix.name + "[" + std::to_string(index / matrix.columns) + "][" +
                     std::to_string(index % matrix.columns) + "] is not a finite number");
}

void requireNumbers(const std::string& name, std::span<const float> numbers, std::size_t count)
{
    if (numbers.size() != count)
        throw InputError("\"" + name + "\" has " + std::to_string(numbers.size()) + " numbers but needs " +
                         std::to_string(count));
    requireFinite({name, numbers, 1, count});
}

void requirePositive(const std::string& name, std::size_t size)
{
    if (size == 0)
        throw InputError("\"" + name + "\" is 0 but must be at least 1");
}

} // namespace casefile::engine::fast
