#pragma once

#include "engine/input_error.h"

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace casefile::engine::fast {

/// Private to engine/fast: the sentences of InputError.

/// No call may ask for more memory than this: such a size is a mistake, not a task.
inline constexpr std::size_t maximumBytes = std::size_t(64) << 30;

/// A row-major matrix under the name by which requests call it.
struct NamedMatrix
{
    std::string name;
    std::span<const float> values;
    std::size_t rows;
    std::size_t columns;
};

/// The product of the sizes. Throws InputError, with the sizes, when that many floats exceed maximumBytes.
std::size_t checkedFloats(std::string_view what, std::initializer_list<std::size_t> sizes);

/// Throws InputError unless there are rows * columns numbers.
void requireShape(const NamedMatrix& matrix);

/// Throws InputError that names the first number that is not finite.
void requireFinite(const NamedMatrix& matrix);

/// Throws InputError unless there are so many numbers, all finite.
void requireNumbers(const std::string& name, std::span<const float> numbers, std::size_t count);

/// Throws InputError when the size is 0.
void requirePositive(const std::string& name, std::size_t size);

/// What the function returns; an InputError of it says in which part of a block it arose.
template <typename Function>
auto inPart(const std::string& part, const Function& function)
{
    try {
        return function();
    } catch (const InputError& problem) {
        throw InputError(part + ": " + problem.what());
    }
}

} // namespace casefile::engine::fast
