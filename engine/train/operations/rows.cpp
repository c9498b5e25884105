#include "engine/attention/forward.h"

#include "engine/matrix/vectors.h"
#include "engine/train/matrix_algebra.h"
#include "engine/train/operations.h"

#include <cmath>
#include <numeric>
#include <utility>

namespace casefile::engine {

// [softmax]
Variable softmaxRows(Tape& tape, Variable a, const Mask& mask)
{
    const Matrix& scores = tape.value(a); // n x m
    check(mask, scores.rows(), scores.columns());
    const Matrix weights = softmax(masked(scores, mask)).weights; // n x m
    return tape.record(weights, [a, weights](Tape& t, const Matrix& g) {
        Matrix gradient(g.rows(), g.columns()); // weight * (g - mean of g by the weights); 0 where hidden
        for (std::size_t i = 0; i < g.rows(); ++i) {
            const double blended = dot(g.row(i), weights.row(i));
            for (std::size_t j = 0; j < g.columns(); ++j)
                gradient(i, j) = weights(i, j) * (g(i, j) - blended);
        }
        t.addGradient(a, std::move(gradient));
    });
}
// [/softmax]

// [activate]
Variable activate(Tape& tape, Variable a, Activation activation)
{
    Matrix result = tape.value(a);
    for (double& value : result.values())
        value = rowOf(activation).value(value);
    return tape.record(std::move(result), [a, activation](Tape& t, const Matrix& g) {
        Matrix gradient = g;
        for (std::size_t i = 0; i < gradient.values().size(); ++i)
            gradient.values()[i] *= rowOf(activation).slope(t.value(a).values()[i]);
        t.addGradient(a, std::move(gradient));
    });
}
// [/activate]

/// What flows back through one normalised row; `g` is the gradient of the normalised numbers.
static void normRowBack(std::span<const double> g, std::span<const double> normalised, double deviation,
                        NormKind kind, std::span<double> gradient)
{
    const double d = double(g.size());
    // Moving all numbers alike changes nothing (layer norm), nor does stretching them.
    const double shift = kind == NormKind::Layer ? std::accumulate(g.begin(), g.end(), 0.0) / d : 0.0;
    const double stretch = dot(g, normalised) / d;
    for (std::size_t j = 0; j < g.size(); ++j)
        gradient[j] = (g[j] - shift - normalised[j] * stretch) / deviation;
}

// [norm]
Variable normaliseRows(Tape& tape, Variable a, Variable gamma, Variable beta, NormKind kind, double epsilon)
{
    const Matrix &x = tape.value(a), &scales = tape.value(gamma), &shifts = tape.value(beta);
    requireFit(scales.shape() == Shape{1, x.columns()}, "normaliseRows", x, scales);
    requireFit(shifts.shape() == Shape{1, x.columns()}, "normaliseRows", x, shifts);
    const auto numbers = [](const Matrix& row) {
        return std::vector<double>(row.values().begin(), row.values().end());
    };
    NormTrace trace = normalise(x, {kind, numbers(scales), numbers(shifts), epsilon});
    Matrix result = trace.output; // n x m
    return tape.record(std::move(result), [=, norm = std::move(trace)](Tape& t, const Matrix& g) {
        Matrix toX(g.rows(), g.columns()), toGamma(1, g.columns()), toBeta(1, g.columns());
        for (std::size_t i = 0; i < g.rows(); ++i) {
            std::vector<double> inner(g.columns()); // gradient of the normalised row
            for (std::size_t j = 0; j < g.columns(); ++j) {
                inner[j] = g(i, j) * t.value(gamma)(0, j);
                toGamma(0, j) += g(i, j) * norm.normalised(i, j);
                toBeta(0, j) += g(i, j);
            }
            normRowBack(inner, norm.normalised.row(i), std::sqrt(norm.variance[i] + epsilon), kind,
                        toX.row(i));
        }
        t.addGradient(a, std::move(toX));
        t.addGradient(gamma, std::move(toGamma));
        t.addGradient(beta, std::move(toBeta));
    });
}
// [/norm]

} // namespace casefile::engine
