#pragma once

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

namespace casefile::engine {

/// Rows and columns of a matrix, in that order, as in the paper and in NumPy.
struct Shape
{
    std::size_t rows = 0;
    std::size_t columns = 0;
    bool operator==(const Shape&) const = default;
};

/// "5 x 32", for messages.
std::string toString(const Shape& shape);

/// A dense row-major matrix of doubles: [rows, columns], one token (query) per row.
class Matrix
{
public:
    Matrix() = default;
    Matrix(std::size_t rows, std::size_t columns, double fill = 0.0);
    Matrix(std::initializer_list<std::initializer_list<double>> rows);

    std::size_t rows() const { return m_shape.rows; }
    std::size_t columns() const { return m_shape.columns; }
    Shape shape() const { return m_shape; }
    bool empty() const { return m_values.empty(); }

    double& operator()(std::size_t row, std::size_t column)
    {
        return m_values[row * m_shape.columns + column];
    }
    double operator()(std::size_t row, std::size_t column) const
    {
        return m_values[row * m_shape.columns + column];
    }

    std::span<double> row(std::size_t row)
    {
        return {m_values.data() + row * m_shape.columns, m_shape.columns};
    }
    std::span<const double> row(std::size_t row) const
    {
        return {m_values.data() + row * m_shape.columns, m_shape.columns};
    }

    std::span<double> values() { return m_values; }
    std::span<const double> values() const { return m_values; }

    bool operator==(const Matrix&) const = default;

private:
    Shape m_shape;
    std::vector<double> m_values;
};

} // namespace casefile::engine
