#include "engine/matrix/matrix.h"

#include "engine/input_error.h"
#include "engine/matrix/room.h"

#include <cassert>

namespace casefile::engine {

std::string toString(const Shape& shape)
{
    return std::to_string(shape.rows) + " x " + std::to_string(shape.columns);
}

void requireRoom(const std::string& name, const Shape& shape)
{
    if (shape.columns != 0 && shape.rows > maximumNumbers / shape.columns)
        throw InputError(name + " would be " + toString(shape) + ": more than the " +
                         std::to_string(maximumNumbers) + " numbers that one matrix may hold");
}

/// The shape, once it is known to have room.
static Shape roomFor(const Shape& shape)
{
    requireRoom("a matrix", shape);
    return shape;
}

Matrix::Matrix(std::size_t rows, std::size_t columns, double fill)
    : m_shape(roomFor({rows, columns}))
    , m_values(rows * columns, fill)
{}

Matrix::Matrix(std::initializer_list<std::initializer_list<double>> rows)
    : m_shape{rows.size(), rows.size() ? rows.begin()->size() : 0}
{
    m_values.reserve(m_shape.rows * m_shape.columns);
    for (const auto& row : rows) {
        assert(row.size() == m_shape.columns && "ragged rows");
        m_values.insert(m_values.end(), row.begin(), row.end());
    }
}

} // namespace casefile::engine
