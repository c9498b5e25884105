#include "engine/train/fast_layers.h"

#include "engine/fast/learn/norm_layer.h"
#include "engine/train/fast_numbers.h"
#include "engine/train/matrix_algebra.h"

#include <memory>

namespace casefile::engine {

namespace {

/// A layer whose rows do not know each other, with what went in.
template <typename Layer>
struct RowsLayer
{
    Singles x;
    std::size_t rows = 0;
    std::optional<Layer> layer;

    explicit RowsLayer(const Matrix& in)
        : x(singles(in))
        , rows(in.rows())
    {}
};

} // namespace

// [fast-linear]
Variable fastLinear(Tape& tape, Variable x, Variable weights, std::optional<Variable> bias)
{
    const Matrix &in = tape.value(x), &w = tape.value(weights);
    requireFit(!in.empty() && !w.empty() && in.columns() == w.rows(), "linear", in, w);
    if (bias)
        requireFit(tape.value(*bias).shape() == Shape{1, w.columns()}, "linear", w, tape.value(*bias));
    const auto state = std::make_shared<RowsLayer<fast::LinearLayer>>(in);
    state->layer.emplace(tape.arithmetic().isa, singles(w), singles(tape, bias), w.rows(), w.columns(),
                         in.rows());
    const Shape out{in.rows(), w.columns()};
    Singles y(out.rows * out.columns);
    fast::Stages stages;
    stages.addRows(
        out.rows, [&](fast::Rows rows, unsigned) { state->layer->forward(rows, state->x.data(), y.data()); });
    stages.run(tape.arithmetic().threads, state->layer->operations());
    return tape.record(doubles(y, out), [=](Tape& t, const Matrix& g) {
        const Singles toY = singles(g);
        Singles toX(state->x.size());
        fast::Stages back;
        back.addRows(state->rows, [&](fast::Rows rows, unsigned) {
            state->layer->backward(rows, toY.data(), toX.data());
        });
        back.next();
        state->layer->addGradients(back, state->x.data(), toY.data());
        back.run(t.arithmetic().threads, 2.0 * state->layer->operations());
        addSingles(t, x, toX);
        addSingles(t, weights, state->layer->toWeights());
        addSingles(t, bias, state->layer->toBias());
    });
}
// [/fast-linear]

Variable fastNorm(Tape& tape, Variable x, Variable gamma, Variable beta, NormKind kind, double epsilon)
{
    const Matrix &in = tape.value(x), &scales = tape.value(gamma), &shifts = tape.value(beta);
    requireFit(!in.empty() && scales.shape() == Shape{1, in.columns()}, "normaliseRows", in, scales);
    requireFit(shifts.shape() == Shape{1, in.columns()}, "normaliseRows", in, shifts);
    const auto state = std::make_shared<RowsLayer<fast::NormLayer>>(in);
    const Singles scale = singles(scales), shift = singles(shifts);
    state->layer.emplace(tape.arithmetic().isa, fast::NormView{kind, scale, shift, float(epsilon)},
                         in.rows());
    const double cells = double(state->x.size());
    Singles y(state->x.size());
    fast::Stages stages;
    stages.addRows(in.rows(), [&](fast::Rows rows, unsigned) {
        state->layer->forward(rows, state->x.data(), y.data());
    });
    stages.run(tape.arithmetic().threads, cells);
    return tape.record(doubles(y, in.shape()), [=](Tape& t, const Matrix& g) {
        const Singles toY = singles(g);
        Singles toX(state->x.size());
        fast::Stages back;
        back.addRows(state->rows, [&](fast::Rows rows, unsigned) {
            state->layer->backward(rows, state->x.data(), toY.data(), nullptr, toX.data());
        });
        back.next();
        state->layer->addGradients(back);
        back.run(t.arithmetic().threads, cells);
        addSingles(t, x, toX);
        addSingles(t, gamma, state->layer->toGamma());
        addSingles(t, beta, state->layer->toBeta());
    });
}

Variable fastFeedForward(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                         Activation activation)
{
    const FeedForwardOperands operands(tape, parameters, prefix, x);
    const Matrix& in = tape.value(x);
    const auto state = std::make_shared<RowsLayer<fast::FeedForwardLayer>>(in);
    const FeedForwardNumbers numbers(tape, operands);
    state->layer.emplace(tape.arithmetic().isa, numbers.view(tape, operands, activation), in.rows());
    const Shape out{in.rows(), tape.value(operands.contract).columns()};
    Singles y(out.rows * out.columns);
    fast::Stages stages;
    stages.addRows(
        out.rows, [&](fast::Rows rows, unsigned) { state->layer->forward(rows, state->x.data(), y.data()); });
    stages.run(tape.arithmetic().threads, state->layer->operations());
    return tape.record(doubles(y, out), [=](Tape& t, const Matrix& g) {
        const Singles toY = singles(g);
        Singles toX(state->x.size());
        fast::Stages back;
        back.addRows(state->rows, [&](fast::Rows rows, unsigned) {
            state->layer->backward(rows, toY.data(), toX.data());
        });
        back.next();
        state->layer->addGradients(back, state->x.data(), toY.data());
        back.run(t.arithmetic().threads, 2.0 * state->layer->operations());
        addSingles(t, x, toX);
        operands.addGradients(t, *state->layer);
    });
}

} // namespace casefile::engine
