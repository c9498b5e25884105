#include "tests/engine/train/gradient_check.h"

#include "engine/train/operations.h"
#include "tests/reference/random_block.h"

#include <algorithm>
#include <cmath>

namespace casefile::reference {

using namespace engine;

/// The sum of all cells, each by its own weight: a gradient that is right for it is right for every loss.
static Variable weighted(Tape& tape, Variable result)
{
    const Shape shape = tape.value(result).shape();
    BlockDraw draw(shape.rows * 1000 + shape.columns);
    return sum(tape, hadamard(tape, result, tape.input(draw.matrix(shape.rows, shape.columns))));
}

double gradientError(const BuildNamed& build, const Parameters& parameters)
{
    constexpr double step = 1e-5;
    const auto loss = [&](const Parameters& at) {
        Tape tape;
        return tape.value(weighted(tape, build(tape, Bound(tape, at))))(0, 0);
    };
    Tape tape;
    const Bound bound(tape, parameters);
    tape.backward(weighted(tape, build(tape, bound)));
    const Parameters gradients = bound.gradients(tape);
    double worst = 0.0;
    for (const auto& [name, matrix] : parameters)
        for (std::size_t i = 0; i < matrix.values().size(); ++i) {
            Parameters moved = parameters;
            moved[name].values()[i] += step;
            const double above = loss(moved);
            moved[name].values()[i] -= 2.0 * step;
            const double difference = (above - loss(moved)) / (2.0 * step);
            const double gradient = gradients.at(name).values()[i];
            const double error =
                std::abs(difference - gradient) / std::max({1.0, std::abs(difference), std::abs(gradient)});
            if (!(error <= worst))
                worst = error;
        }
    return worst;
}

double gradientError(const Build& build, const std::vector<Matrix>& inputs)
{
    Parameters parameters;
    for (std::size_t i = 0; i < inputs.size(); ++i)
        parameters[std::to_string(i)] = inputs[i];
    const BuildNamed named = [&](Tape& tape, const Bound& bound) {
        std::vector<Variable> variables;
        for (std::size_t i = 0; i < inputs.size(); ++i)
            variables.push_back(bound(std::to_string(i)));
        return build(tape, variables);
    };
    return gradientError(named, parameters);
}

} // namespace casefile::reference
