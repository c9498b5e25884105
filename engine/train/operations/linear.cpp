#include "engine/train/matrix_algebra.h"
#include "engine/train/operations.h"

#include <numeric>
#include <utility>

namespace casefile::engine {

/// a, each cell combined with that of b.
template <typename Combine>
static Matrix combined(Matrix a, const Matrix& b, const Combine& combine)
{
    for (std::size_t i = 0; i < a.values().size(); ++i)
        a.values()[i] = combine(a.values()[i], b.values()[i]);
    return a;
}

static Matrix scaledBy(Matrix a, double factor)
{
    for (double& value : a.values())
        value *= factor;
    return a;
}

// [multiply]
Variable multiply(Tape& tape, Variable a, Variable b)
{
    const Matrix& left = tape.value(a);  // n x k
    const Matrix& right = tape.value(b); // k x m
    requireFit(left.columns() == right.rows(), "multiply", left, right);
    return tape.record(product(left, right), [a, b](Tape& t, const Matrix& g) { // g: n x m
        t.addGradient(a, productTransposed(g, t.value(b)));                     // n x k = g b^T
        t.addGradient(b, transposedProduct(t.value(a), g));                     // k x m = a^T g
    });
}
// [/multiply]

// [transpose]
Variable transpose(Tape& tape, Variable a)
{
    return tape.record(transposed(tape.value(a)),
                       [a](Tape& t, const Matrix& g) { t.addGradient(a, transposed(g)); });
}
// [/transpose]

// [add]
Variable add(Tape& tape, Variable a, Variable b)
{
    requireFit(tape.value(a).shape() == tape.value(b).shape(), "add", tape.value(a), tape.value(b));
    return tape.record(combined(tape.value(a), tape.value(b), std::plus<>()),
                       [a, b](Tape& t, const Matrix& g) {
                           t.addGradient(a, g);
                           t.addGradient(b, g);
                       });
}
// [/add]

Variable addConstant(Tape& tape, Variable a, const Matrix& b)
{
    requireFit(tape.value(a).shape() == b.shape(), "addConstant", tape.value(a), b);
    return tape.record(combined(tape.value(a), b, std::plus<>()),
                       [a](Tape& t, const Matrix& g) { t.addGradient(a, g); });
}

// [add-bias]
Variable addBias(Tape& tape, Variable a, Variable bias)
{
    Matrix result = tape.value(a);        // n x m
    const Matrix& row = tape.value(bias); // 1 x m
    requireFit(row.shape() == Shape{1, result.columns()}, "addBias", result, row);
    for (std::size_t i = 0; i < result.rows(); ++i)
        for (std::size_t j = 0; j < result.columns(); ++j)
            result(i, j) += row(0, j);
    return tape.record(std::move(result), [a, bias](Tape& t, const Matrix& g) {
        t.addGradient(a, g);
        Matrix columnSums(1, g.columns()); // every row met the same bias
        for (std::size_t i = 0; i < g.rows(); ++i)
            for (std::size_t j = 0; j < g.columns(); ++j)
                columnSums(0, j) += g(i, j);
        t.addGradient(bias, std::move(columnSums));
    });
}
// [/add-bias]

// [scale]
Variable scale(Tape& tape, Variable a, double factor)
{
    return tape.record(scaledBy(tape.value(a), factor),
                       [a, factor](Tape& t, const Matrix& g) { t.addGradient(a, scaledBy(g, factor)); });
}
// [/scale]

// [hadamard]
Variable hadamard(Tape& tape, Variable a, Variable b)
{
    requireFit(tape.value(a).shape() == tape.value(b).shape(), "hadamard", tape.value(a), tape.value(b));
    return tape.record(combined(tape.value(a), tape.value(b), std::multiplies<>()),
                       [a, b](Tape& t, const Matrix& g) {
                           t.addGradient(a, combined(g, t.value(b), std::multiplies<>()));
                           t.addGradient(b, combined(g, t.value(a), std::multiplies<>()));
                       });
}
// [/hadamard]

/// factor times the sum of all cells.
static Variable scaledSum(Tape& tape, Variable a, double factor)
{
    const auto values = tape.value(a).values();
    const double total = std::accumulate(values.begin(), values.end(), 0.0);
    return tape.record(Matrix(1, 1, factor * total), [a, factor](Tape& t, const Matrix& g) {
        t.addGradient(a, Matrix(t.value(a).rows(), t.value(a).columns(), factor * g(0, 0)));
    });
}

Variable sum(Tape& tape, Variable a)
{
    return scaledSum(tape, a, 1.0);
}

Variable mean(Tape& tape, Variable a)
{
    return scaledSum(tape, a, 1.0 / double(tape.value(a).values().size()));
}

} // namespace casefile::engine
