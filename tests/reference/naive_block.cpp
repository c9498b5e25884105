#include "tests/reference/naive_block.h"

#include "tests/reference/naive_attention.h"
#include "tests/reference/naive_grouped.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace casefile::reference {

using namespace engine;

namespace {

double at(const std::vector<double>& bias, std::size_t column)
{
    return bias.empty() ? 0.0 : bias[column];
}

Matrix affine(const Matrix& x, const Linear& layer)
{
    Matrix y(x.rows(), layer.weights.columns());
    for (std::size_t i = 0; i < y.rows(); ++i)
        for (std::size_t c = 0; c < y.columns(); ++c) {
            y(i, c) = at(layer.bias, c);
            for (std::size_t t = 0; t < x.columns(); ++t)
                y(i, c) += x(i, t) * layer.weights(t, c);
        }
    return y;
}

double logistic(double x)
{
    return 1.0 / (1.0 + std::exp(-x));
}

double activated(Activation activation, double x)
{
    switch (activation) {
    case Activation::Relu:
        return std::max(0.0, x);
    case Activation::Gelu:
        return x * 0.5 * (1.0 + std::erf(x / std::sqrt(2.0)));
    case Activation::GeluTanh:
        return 0.5 * x *
               (1.0 + std::tanh(std::sqrt(2.0 / std::acos(-1.0)) * (x + 0.044715 * std::pow(x, 3))));
    case Activation::Silu:
        return x * logistic(x);
    case Activation::Tanh:
        return std::tanh(x);
    case Activation::Sigmoid:
        return logistic(x);
    }
    return std::numeric_limits<double>::quiet_NaN();
}

Matrix added(const Matrix& a, const Matrix& b)
{
    Matrix sum(a.rows(), a.columns());
    for (std::size_t i = 0; i < a.rows(); ++i)
        for (std::size_t c = 0; c < a.columns(); ++c)
            sum(i, c) = a(i, c) + b(i, c);
    return sum;
}

template <typename Work>
Matrix wrapped(const Matrix& x, const NormWeights& norm, NormPlace place, const Work& work)
{
    return place == NormPlace::Before ? added(x, work(reference::normalise(x, norm)))
                                      : reference::normalise(added(x, work(x)), norm);
}

double gate(const Gate& weights, const Matrix& x, std::size_t t, const std::vector<double>& h, std::size_t k)
{
    double sum = at(weights.bias, k);
    for (std::size_t c = 0; c < x.columns(); ++c)
        sum += x(t, c) * weights.input(c, k);
    for (std::size_t c = 0; c < h.size(); ++c)
        sum += h[c] * weights.recurrent(c, k);
    return sum;
}

} // namespace

Matrix normalise(const Matrix& x, const NormWeights& weights)
{
    Matrix y(x.rows(), x.columns());
    for (std::size_t i = 0; i < x.rows(); ++i) {
        double mean = 0.0, square = 0.0;
        for (std::size_t c = 0; c < x.columns(); ++c)
            mean += weights.kind == NormKind::Layer ? x(i, c) / double(x.columns()) : 0.0;
        for (std::size_t c = 0; c < x.columns(); ++c)
            square += std::pow(x(i, c) - mean, 2) / double(x.columns());
        for (std::size_t c = 0; c < x.columns(); ++c)
            y(i, c) = (x(i, c) - mean) / std::sqrt(square + weights.epsilon) * weights.gamma[c] +
                      at(weights.beta, c);
    }
    return y;
}

Matrix feedForward(const Matrix& x, const FeedForwardWeights& weights)
{
    Matrix hidden = affine(x, weights.expand);
    const Matrix gates = weights.gate.weights.empty() ? hidden : affine(x, weights.gate);
    for (std::size_t i = 0; i < hidden.rows(); ++i)
        for (std::size_t c = 0; c < hidden.columns(); ++c)
            hidden(i, c) = activated(weights.activation, gates(i, c)) *
                           (weights.gate.weights.empty() ? 1.0 : hidden(i, c));
    return affine(hidden, weights.contract);
}

Matrix encoderBlock(const Matrix& x, const EncoderBlockWeights& weights)
{
    const Matrix middle = wrapped(x, weights.attention.norm, weights.place, [&](const Matrix& in) {
        return groupedAttention(in, {}, weights.attention);
    });
    return wrapped(middle, weights.feedForwardNorm, weights.place,
                   [&](const Matrix& in) { return reference::feedForward(in, weights.feedForward); });
}

Matrix decoderBlock(const Matrix& x, const Matrix& memory, const DecoderBlockWeights& weights)
{
    AttentionSublayer causal = weights.selfAttention;
    Mask cells{"cells", 0, std::vector(x.rows(), std::vector<bool>(x.rows())), {}};
    for (std::size_t i = 0; i < x.rows(); ++i)
        for (std::size_t j = 0; j <= i; ++j)
            cells.cells[i][j] = mayLook(causal.settings.mask, i, j, x.rows());
    causal.settings.mask = cells;
    const Matrix first = wrapped(x, causal.norm, weights.place,
                                 [&](const Matrix& in) { return groupedAttention(in, {}, causal); });
    const Matrix second = wrapped(first, weights.crossAttention.norm, weights.place, [&](const Matrix& in) {
        return groupedAttention(in, memory, weights.crossAttention);
    });
    return wrapped(second, weights.feedForwardNorm, weights.place,
                   [&](const Matrix& in) { return reference::feedForward(in, weights.feedForward); });
}

Matrix elmanStates(const Matrix& x, const ElmanWeights& weights)
{
    const std::size_t hidden = weights.state.input.columns();
    Matrix states(x.rows(), hidden);
    std::vector<double> h(hidden, 0.0);
    for (std::size_t t = 0; t < x.rows(); ++t) {
        const std::vector<double> old = h;
        for (std::size_t k = 0; k < hidden; ++k)
            states(t, k) = h[k] = std::tanh(gate(weights.state, x, t, old, k));
    }
    return states;
}

Matrix gruStates(const Matrix& x, const GruWeights& weights)
{
    const std::size_t hidden = weights.reset.input.columns();
    const std::vector<double> nothing(hidden, 0.0);
    Matrix states(x.rows(), hidden);
    std::vector<double> h = nothing;
    for (std::size_t t = 0; t < x.rows(); ++t) {
        const std::vector<double> old = h;
        for (std::size_t k = 0; k < hidden; ++k) {
            const double fromX = gate(weights.candidate, x, t, nothing, k);
            const double fromPast = gate(weights.candidate, x, t, old, k) - fromX;
            const double c = std::tanh(fromX + logistic(gate(weights.reset, x, t, old, k)) * fromPast);
            const double z = logistic(gate(weights.update, x, t, old, k));
            states(t, k) = h[k] = c + z * (old[k] - c);
        }
    }
    return states;
}

Matrix lstmStates(const Matrix& x, const LstmWeights& weights)
{
    const std::size_t hidden = weights.input.input.columns();
    Matrix states(x.rows(), hidden);
    std::vector<double> h(hidden, 0.0), cell(hidden, 0.0);
    for (std::size_t t = 0; t < x.rows(); ++t) {
        const std::vector<double> old = h;
        for (std::size_t k = 0; k < hidden; ++k) {
            cell[k] = cell[k] * logistic(gate(weights.forget, x, t, old, k)) +
                      logistic(gate(weights.input, x, t, old, k)) *
                          std::tanh(gate(weights.candidate, x, t, old, k));
            states(t, k) = h[k] = logistic(gate(weights.output, x, t, old, k)) * std::tanh(cell[k]);
        }
    }
    return states;
}

double largestDifference(const Matrix& left, const Matrix& right)
{
    if (left.shape() != right.shape())
        return std::numeric_limits<double>::infinity();
    double largest = 0.0;
    for (std::size_t i = 0; i < left.values().size(); ++i) {
        const double a = left.values()[i], b = right.values()[i];
        const double size = std::max({1.0, std::abs(a), std::abs(b)});
        const double difference = std::abs(a - b) / size;
        if (!(difference <= largest)) // NaN counts as a difference
            largest = std::isnan(difference) ? std::numeric_limits<double>::infinity() : difference;
    }
    return largest;
}

} // namespace casefile::reference
