#include "engine/train/fast_attention_operands.h"
#include "engine/train/fast_layers.h"

#include <memory>

namespace casefile::engine {

namespace {

/// One attention layer on its way, with what went in.
struct AttentionState
{
    Singles x, memory; ///< no memory: empty
    fast::AttentionLayer layer;
};

} // namespace

Variable fastAttention(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                       std::optional<Variable> memory, const AttentionPlan& plan, Mode& mode)
{
    const AttentionOperands operands(tape, parameters, prefix, x, memory, plan);
    const AttentionNumbers numbers(tape, operands);
    const fast::AttentionRules rules = attentionRules(tape, operands, x, memory, plan, mode);
    const auto state = std::make_shared<AttentionState>(
        AttentionState{singles(tape.value(x)), singles(tape, memory),
                       fast::AttentionLayer(tape.arithmetic().isa, numbers.view(tape, operands), rules)});
    drawFactors(state->layer, rules, operands.heads, mode);
    const std::size_t columns = operands.outputColumns(tape);
    const Shape out{tape.value(x).rows(), columns};
    Singles y(out.rows * out.columns);
    state->layer.forward(state->x.data(), state->memory.data(), y.data(), tape.arithmetic().threads);
    return tape.record(doubles(y, out), [=](Tape& t, const Matrix& g) {
        Singles toX(state->x.size()), toMemory(state->memory.size());
        state->layer.backward(state->x.data(), state->memory.data(), singles(g).data(), toX.data(),
                              toMemory.data(), t.arithmetic().threads);
        addSingles(t, x, toX);
        addSingles(t, memory, toMemory);
        operands.addGradients(t, state->layer);
    });
}

} // namespace casefile::engine
