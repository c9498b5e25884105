#include "engine/block/rotary.h"
#include "engine/input_error.h"
#include "engine/train/matrix_algebra.h"
#include "engine/train/operations.h"

#include <algorithm>
#include <utility>

namespace casefile::engine {

/// The block of this shape at (row, column).
static Matrix cut(const Matrix& a, std::size_t row, std::size_t column, const Shape& shape)
{
    Matrix part(shape.rows, shape.columns);
    for (std::size_t i = 0; i < shape.rows; ++i)
        std::ranges::copy(a.row(row + i).subspan(column, shape.columns), part.row(i).begin());
    return part;
}

/// Writes `part` into `whole` at (row, column).
static void paste(Matrix& whole, std::size_t row, std::size_t column, const Matrix& part)
{
    for (std::size_t i = 0; i < part.rows(); ++i)
        std::ranges::copy(part.row(i), whole.row(row + i).subspan(column).begin());
}

/// Cutting and, on the way back, pasting into zeros.
static Variable slice(Tape& tape, Variable a, std::size_t row, std::size_t column, const Shape& shape)
{
    return tape.record(cut(tape.value(a), row, column, shape), [=](Tape& t, const Matrix& g) {
        Matrix whole(t.value(a).rows(), t.value(a).columns());
        paste(whole, row, column, g);
        t.addGradient(a, std::move(whole));
    });
}

/// Throws unless [first, first + count) is a filled range of `size`.
static void requireRange(const std::string& operation, std::size_t first, std::size_t count, std::size_t size)
{
    if (count == 0 || first >= size || count > size - first)
        throw InputError(operation + ": " + std::to_string(count) + " from " + std::to_string(first) +
                         " are not among " + std::to_string(size));
}

// [slice]
Variable sliceColumns(Tape& tape, Variable a, std::size_t first, std::size_t count)
{
    requireRange("sliceColumns", first, count, tape.value(a).columns());
    return slice(tape, a, 0, first, {tape.value(a).rows(), count}); // n x count
}

Variable sliceRows(Tape& tape, Variable a, std::size_t first, std::size_t count)
{
    requireRange("sliceRows", first, count, tape.value(a).rows());
    return slice(tape, a, first, 0, {count, tape.value(a).columns()}); // count x m
}
// [/slice]

/// Parts beside or below each other; each takes its own piece of the gradient back.
static Variable joined(Tape& tape, const std::vector<Variable>& parts, bool beside)
{
    if (parts.empty())
        throw InputError("nothing to join");
    const Matrix& first = tape.value(parts.front());
    Shape shape = beside ? Shape{first.rows(), 0} : Shape{0, first.columns()};
    for (const Variable part : parts) {
        const Matrix& value = tape.value(part);
        const bool fits = beside ? value.rows() == shape.rows : value.columns() == shape.columns;
        requireFit(fits, beside ? "concatColumns" : "concatRows", first, value);
        (beside ? shape.columns : shape.rows) += beside ? value.columns() : value.rows();
    }
    Matrix whole(shape.rows, shape.columns);
    std::size_t place = 0;
    for (const Variable part : parts) {
        const Matrix& value = tape.value(part);
        paste(whole, beside ? 0 : place, beside ? place : 0, value);
        place += beside ? value.columns() : value.rows();
    }
    return tape.record(std::move(whole), [parts, beside](Tape& t, const Matrix& g) {
        std::size_t at = 0;
        for (const Variable part : parts) {
            const Shape piece = t.value(part).shape();
            t.addGradient(part, cut(g, beside ? 0 : at, beside ? at : 0, piece));
            at += beside ? piece.columns : piece.rows;
        }
    });
}

Variable concatColumns(Tape& tape, const std::vector<Variable>& parts)
{
    return joined(tape, parts, true);
}

Variable concatRows(Tape& tape, const std::vector<Variable>& parts)
{
    return joined(tape, parts, false);
}

// [rotate]
Variable rotateColumns(Tape& tape, Variable a, std::size_t heads, std::size_t firstPlace)
{
    return tape.record(rotate(tape.value(a), heads, firstPlace), [=](Tape& t, const Matrix& g) {
        t.addGradient(a, rotateBack(g, heads, firstPlace)); // a turn is undone by its transposed matrix
    });
}
// [/rotate]

} // namespace casefile::engine
