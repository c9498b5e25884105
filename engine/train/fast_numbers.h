#pragma once

#include "engine/fast/learn/feed_forward_layer.h"
#include "engine/train/compose.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace casefile::engine {

/// Private to engine/train: between the doubles of a tape and the float32 of engine/fast.

using Singles = std::vector<float>;

Singles singles(const Matrix& matrix);
Singles singles(const Tape& tape, std::optional<Variable> variable); ///< empty when there is none

/// Adds a gradient in the shape of its variable; nothing when there is none.
void addSingles(Tape& tape, std::optional<Variable> variable, std::span<const float> gradient);

Matrix doubles(std::span<const float> values, const Shape& shape);

/// The parameter of that name, if it exists.
std::optional<Variable> optionalParameter(const Bound& parameters, const std::string& name);

/// The parameters of a feed-forward layer on a tape, and as float32.
struct FeedForwardOperands
{
    Variable expand, contract;
    std::optional<Variable> expandBias, gate, gateBias, contractBias;

    /// Throws InputError unless everything fits x.
    FeedForwardOperands(const Tape& tape, const Bound& parameters, const std::string& prefix, Variable x);

    void addGradients(Tape& tape, const fast::FeedForwardLayer& layer) const;
};

/// The numbers of these operands; the view borrows them.
struct FeedForwardNumbers
{
    Singles expand, expandBias, gate, gateBias, contract, contractBias;

    FeedForwardNumbers(const Tape& tape, const FeedForwardOperands& operands);
    fast::FeedForwardView view(const Tape& tape, const FeedForwardOperands& operands,
                               Activation activation) const;
};

} // namespace casefile::engine
