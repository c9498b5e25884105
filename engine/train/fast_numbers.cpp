#include "engine/train/fast_numbers.h"

#include "engine/input_error.h"
#include "engine/train/matrix_algebra.h"

#include <algorithm>

namespace casefile::engine {

Singles singles(const Matrix& matrix)
{
    return {matrix.values().begin(), matrix.values().end()};
}

Singles singles(const Tape& tape, std::optional<Variable> variable)
{
    return variable ? singles(tape.value(*variable)) : Singles();
}

Matrix doubles(std::span<const float> values, const Shape& shape)
{
    Matrix matrix(shape.rows, shape.columns);
    std::ranges::copy(values, matrix.values().begin());
    return matrix;
}

void addSingles(Tape& tape, std::optional<Variable> variable, std::span<const float> gradient)
{
    if (variable)
        tape.addGradient(*variable, doubles(gradient, tape.value(*variable).shape()));
}

std::optional<Variable> optionalParameter(const Bound& parameters, const std::string& name)
{
    return parameters.has(name) ? std::optional(parameters(name)) : std::nullopt;
}

FeedForwardOperands::FeedForwardOperands(const Tape& tape, const Bound& parameters, const std::string& prefix,
                                         Variable x)
    : expand(parameters(prefix + ".expand.weights"))
    , contract(parameters(prefix + ".contract.weights"))
    , expandBias(optionalParameter(parameters, prefix + ".expand.bias"))
    , gate(optionalParameter(parameters, prefix + ".gate.weights"))
    , gateBias(optionalParameter(parameters, prefix + ".gate.bias"))
    , contractBias(optionalParameter(parameters, prefix + ".contract.bias"))
{
    const Matrix &in = tape.value(x), &first = tape.value(expand), &second = tape.value(contract);
    const auto fitBias = [&](std::optional<Variable> bias, const Matrix& weights) {
        if (bias)
            requireFit(tape.value(*bias).shape() == Shape{1, weights.columns()}, "feedForward", weights,
                       tape.value(*bias));
    };
    requireFit(!in.empty() && first.rows() == in.columns(), "feedForward", in, first);
    requireFit(second.rows() == first.columns() && !second.empty(), "feedForward", first, second);
    fitBias(expandBias, first);
    fitBias(contractBias, second);
    if (!gate)
        return;
    requireFit(tape.value(*gate).shape() == first.shape(), "feedForward", first, tape.value(*gate));
    fitBias(gateBias, first);
}

void FeedForwardOperands::addGradients(Tape& tape, const fast::FeedForwardLayer& layer) const
{
    addSingles(tape, expand, layer.expand().toWeights());
    addSingles(tape, expandBias, layer.expand().toBias());
    addSingles(tape, contract, layer.contract().toWeights());
    addSingles(tape, contractBias, layer.contract().toBias());
    if (!layer.gate())
        return;
    addSingles(tape, gate, layer.gate()->toWeights());
    addSingles(tape, gateBias, layer.gate()->toBias());
}

FeedForwardNumbers::FeedForwardNumbers(const Tape& tape, const FeedForwardOperands& operands)
    : expand(singles(tape, operands.expand))
    , expandBias(singles(tape, operands.expandBias))
    , gate(singles(tape, operands.gate))
    , gateBias(singles(tape, operands.gateBias))
    , contract(singles(tape, operands.contract))
    , contractBias(singles(tape, operands.contractBias))
{}

fast::FeedForwardView FeedForwardNumbers::view(const Tape& tape, const FeedForwardOperands& operands,
                                               Activation activation) const
{
    return {tape.value(operands.expand).columns(),
            expand,
            gate,
            contract,
            expandBias,
            gateBias,
            contractBias,
            activation};
}

} // namespace casefile::engine
