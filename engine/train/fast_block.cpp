#include "engine/fast/learn/block_layer.h"
#include "engine/train/fast_attention_operands.h"
#include "engine/train/fast_layers.h"
#include "engine/train/matrix_algebra.h"
#include "engine/train/operations.h"

#include <memory>

namespace casefile::engine {

namespace {

/// The parameters of one norm on a tape, and as float32.
struct NormOperands
{
    Variable gamma;
    std::optional<Variable> beta;
    Singles scales, shifts;

    NormOperands(const Tape& tape, const Bound& parameters, const std::string& prefix, const Matrix& x)
        : gamma(parameters(prefix + ".gamma"))
        , beta(optionalParameter(parameters, prefix + ".beta"))
        , scales(singles(tape, gamma))
        , shifts(singles(tape, beta))
    {
        requireFit(tape.value(gamma).shape() == Shape{1, x.columns()}, "norm", x, tape.value(gamma));
        if (beta)
            requireFit(tape.value(*beta).shape() == Shape{1, x.columns()}, "norm", x, tape.value(*beta));
    }

    fast::NormView view(const BlockPlan& plan) const
    {
        return {plan.norm, scales, shifts, float(plan.epsilon)};
    }

    void addGradients(Tape& tape, const fast::NormLayer& layer) const
    {
        addSingles(tape, gamma, layer.toGamma());
        addSingles(tape, beta, layer.toBeta());
    }
};

/// One block on its way, with what went in.
struct BlockState
{
    Singles x;
    fast::BlockLayer layer;
};

/// Draws the dropout of weights and updates in the order of the readable block.
void drawAll(fast::BlockLayer& layer, const fast::AttentionRules& rules, std::size_t heads,
             const Shape& shape, Mode& mode)
{
    if (!mode.training || mode.dropout == 0.0)
        return;
    drawFactors(layer.attention(), rules, heads, mode);
    const auto draw = [&] {
        return singles(stackedFactors(shape.rows, shape.columns, mode.dropout, ++mode.seed, mode.sequences));
    };
    const Singles attention = draw(), feedForward = draw();
    layer.setFactors(attention, feedForward);
}

} // namespace

Variable fastEncoderBlock(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                          const BlockPlan& plan, Mode& mode)
{
    const Matrix& in = tape.value(x);
    const std::string attends = prefix + ".attention", feeds = prefix + ".feed-forward";
    const AttentionOperands attention(tape, parameters, attends, x, std::nullopt, plan.attention);
    const FeedForwardOperands feedForward(tape, parameters, feeds, x);
    const NormOperands first(tape, parameters, attends + "-norm", in);
    const NormOperands second(tape, parameters, feeds + "-norm", in);
    requireFit(attention.outputColumns(tape) == in.columns(), "encoderBlock", in, tape.value(attention.wq));
    requireFit(tape.value(feedForward.contract).columns() == in.columns(), "encoderBlock", in,
               tape.value(feedForward.contract));
    const AttentionNumbers weights(tape, attention);
    const FeedForwardNumbers numbers(tape, feedForward);
    const fast::AttentionRules rules = attentionRules(tape, attention, x, std::nullopt, plan.attention, mode);
    const fast::EncoderBlockView view{plan.place,
                                      {first.view(plan), weights.view(tape, attention)},
                                      second.view(plan),
                                      numbers.view(tape, feedForward, plan.activation)};
    const auto state = std::make_shared<BlockState>(
        BlockState{singles(in), fast::BlockLayer(tape.arithmetic().isa, view, rules)});
    drawAll(state->layer, rules, attention.heads, in.shape(), mode);
    Singles y(state->x.size());
    state->layer.forward(state->x.data(), y.data(), tape.arithmetic().threads);
    return tape.record(doubles(y, in.shape()), [=](Tape& t, const Matrix& g) {
        Singles toX(state->x.size());
        state->layer.backward(state->x.data(), singles(g).data(), toX.data(), t.arithmetic().threads);
        addSingles(t, x, toX);
        attention.addGradients(t, state->layer.attention());
        feedForward.addGradients(t, state->layer.feedForward());
        first.addGradients(t, state->layer.attentionNorm());
        second.addGradients(t, state->layer.feedForwardNorm());
    });
}

} // namespace casefile::engine
