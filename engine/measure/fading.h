#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace casefile::engine {

/// An untrained Elman cell whose recurrent weights are `scale` times a rotation: every state is turned and
/// made longer or shorter by just that factor, whatever its direction.
struct FadingSettings
{
    std::size_t steps = 1;  ///< after token 1
    double scale = 1.0;     ///< > 0, of the recurrent weights
    std::uint64_t seed = 1; ///< of the weights and the inputs
    double lead = 0.0;      ///< by how much the scaled score of token 1 leads all others, which are equal
};

/// What is left of token 1, [steps + 1], one number for each count of steps after it, 1 for none.
struct Fading
{
    /// The root mean square of |d h_t / d h_1| over all directions, without tanh: scale^steps.
    std::vector<double> linear;
    /// The same of the cell as it ran, tanh included: tanh only ever shrinks a change.
    std::vector<double> cell;
    /// d out / d v_1 of one attention step over steps + 1 tokens: the weight of token 1, all scores equal.
    std::vector<double> evenAttention;
    /// The same when the score of token 1 leads by `lead`.
    std::vector<double> leadingAttention;
};

/// Bengio, Simard and Frasconi 1994; Pascanu, Mikolov and Bengio 2013, section 2: the change is a product of
/// one Jacobian U diag(1 - h^2) for each step.
Fading measureFading(const FadingSettings& settings);

} // namespace casefile::engine
