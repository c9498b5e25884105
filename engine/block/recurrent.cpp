#include "engine/block/recurrent.h"

#include "engine/block/activation.h"
#include "engine/block/shape_check.h"
#include "engine/matrix/room.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace casefile::engine {

using Row = std::vector<double>;

static double sigmoid(double x)
{
    return rowOf(Activation::Sigmoid).value(x);
}

static void check(const std::string& name, const Gate& gate, std::size_t d, std::size_t hidden)
{
    requireShape(name + " input", gate.input, {d, hidden});
    requireShape(name + " recurrent", gate.recurrent, {hidden, hidden});
    requireBiasSize(name + " bias", gate.bias, hidden);
}

/// Refuses a pass whose trace, `matrices` of [n, hidden], has no room.
static void checkRoom(std::size_t matrices, std::size_t n, std::size_t hidden)
{
    requireRoom("the trace of all gates and states", {n, matrices * hidden});
}

/// 1 x columns: row * matrix.
static Row times(std::span<const double> row, const Matrix& matrix)
{
    Row sum(matrix.columns(), 0.0);
    for (std::size_t from = 0; from < row.size(); ++from)
        for (std::size_t to = 0; to < sum.size(); ++to)
            sum[to] += row[from] * matrix(from, to);
    return sum;
}

/// 1 x hidden: x W + b.
static Row fromInput(std::span<const double> x, const Gate& gate)
{
    Row sum = times(x, gate.input);
    for (std::size_t to = 0; to < gate.bias.size(); ++to)
        sum[to] += gate.bias[to];
    return sum;
}

/// 1 x hidden: x W + h U + b.
static Row gateSum(std::span<const double> x, std::span<const double> h, const Gate& gate)
{
    Row sum = fromInput(x, gate);
    const Row past = times(h, gate.recurrent);
    for (std::size_t to = 0; to < sum.size(); ++to)
        sum[to] += past[to];
    return sum;
}

/// sums(t) = x W + h U + b, values(t) = activation of it.
static void runGate(GateTrace& trace, std::size_t t, std::span<const double> x, std::span<const double> h,
                    const Gate& gate, double (*activation)(double))
{
    std::ranges::copy(gateSum(x, h, gate), trace.sums.row(t).begin());
    std::ranges::transform(trace.sums.row(t), trace.values.row(t).begin(), activation);
}

/// An unfilled gate trace of this shape.
static GateTrace gateTrace(const Matrix& empty)
{
    return {empty, empty};
}

ElmanTrace runElman(const Matrix& x, const ElmanWeights& weights)
{
    const std::size_t hidden = weights.state.recurrent.rows();
    requireUsable("x", x);
    check("state", weights.state, x.columns(), hidden);
    checkRoom(2, x.rows(), hidden);
    ElmanTrace trace{x, weights, Matrix(x.rows(), hidden), Matrix(x.rows(), hidden)};
    Row h(hidden, 0.0);
    // [elman]
    for (std::size_t t = 0; t < x.rows(); ++t) {
        const Row sum = gateSum(x.row(t), h, weights.state); // 1 x hidden
        for (std::size_t k = 0; k < hidden; ++k) {
            trace.sums(t, k) = sum[k];
            trace.states(t, k) = h[k] = std::tanh(sum[k]);
        }
    }
    // [/elman]
    requireUsable("states", trace.states);
    return trace;
}

GruTrace runGru(const Matrix& x, const GruWeights& weights)
{
    const std::size_t hidden = weights.reset.recurrent.rows();
    requireUsable("x", x);
    check("reset", weights.reset, x.columns(), hidden);
    check("update", weights.update, x.columns(), hidden);
    check("candidate", weights.candidate, x.columns(), hidden);
    checkRoom(8, x.rows(), hidden);
    const Matrix empty(x.rows(), hidden);
    GruTrace trace{x, weights, gateTrace(empty), gateTrace(empty), empty, gateTrace(empty), empty};
    Row h(hidden, 0.0);
    // [gru]
    for (std::size_t t = 0; t < x.rows(); ++t) {
        runGate(trace.reset, t, x.row(t), h, weights.reset, sigmoid);   // 1 x hidden
        runGate(trace.update, t, x.row(t), h, weights.update, sigmoid); // 1 x hidden
        const Row now = fromInput(x.row(t), weights.candidate);         // 1 x hidden
        const Row past = times(h, weights.candidate.recurrent);         // 1 x hidden
        for (std::size_t k = 0; k < hidden; ++k) {
            const double r = trace.reset.values(t, k), z = trace.update.values(t, k);
            trace.candidatePast(t, k) = past[k];
            const double sum = trace.candidate.sums(t, k) = now[k] + r * past[k];
            const double c = trace.candidate.values(t, k) = std::tanh(sum);
            trace.states(t, k) = h[k] = (1.0 - z) * c + z * h[k];
        }
    }
    // [/gru]
    requireUsable("states", trace.states);
    return trace;
}

LstmTrace runLstm(const Matrix& x, const LstmWeights& weights)
{
    const std::size_t hidden = weights.input.recurrent.rows();
    requireUsable("x", x);
    check("input", weights.input, x.columns(), hidden);
    check("forget", weights.forget, x.columns(), hidden);
    check("candidate", weights.candidate, x.columns(), hidden);
    check("output", weights.output, x.columns(), hidden);
    checkRoom(11, x.rows(), hidden);
    const Matrix empty(x.rows(), hidden);
    const GateTrace gate = gateTrace(empty);
    LstmTrace trace{x, weights, gate, gate, gate, gate, empty, empty, empty};
    Row h(hidden, 0.0), cell(hidden, 0.0);
    // [lstm]
    for (std::size_t t = 0; t < x.rows(); ++t) {
        runGate(trace.input, t, x.row(t), h, weights.input, sigmoid);           // 1 x hidden
        runGate(trace.forget, t, x.row(t), h, weights.forget, sigmoid);         // 1 x hidden
        runGate(trace.candidate, t, x.row(t), h, weights.candidate, std::tanh); // 1 x hidden
        runGate(trace.output, t, x.row(t), h, weights.output, sigmoid);         // 1 x hidden
        for (std::size_t k = 0; k < hidden; ++k) {
            const double i = trace.input.values(t, k), f = trace.forget.values(t, k);
            const double g = trace.candidate.values(t, k), o = trace.output.values(t, k);
            trace.cells(t, k) = cell[k] = f * cell[k] + i * g;
            trace.activatedCells(t, k) = std::tanh(cell[k]);
            trace.states(t, k) = h[k] = o * std::tanh(cell[k]);
        }
    }
    // [/lstm]
    requireUsable("states", trace.states);
    return trace;
}

} // namespace casefile::engine
