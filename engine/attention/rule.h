#pragma once

#include "engine/block/activation.h"

#include <optional>
#include <string_view>
#include <vector>

namespace casefile::engine {

/// How the terms of a cell are joined: the vocabulary of every trace of the readable engine.
enum class Rule {
    Given,         ///< an input or a parameter: nothing lies behind it
    Sum,           ///< sum of left
    SumOfProducts, ///< sum of left * right (left alone where there is no right), plus a bias if there is one
    Divide,        ///< left / divisor
    Hidden,        ///< minus infinity (or weight 0): the mask forbids it
    Maximum,       ///< largest of left
    Difference,    ///< left - right
    Exponential,   ///< exp(left)
    Quotient,      ///< left / right
    Copy,          ///< left, unchanged
    Mean,          ///< mean of left
    MeanOfSquares, ///< mean of left * left
    Root,          ///< square root of left + bias
    Activation,    ///< the activation of left
    Complement,    ///< 1 - left
};

/// "sum-of-products", as in JSON.
std::string_view ruleName(Rule rule);

/// One term: one cell, or the product (difference, quotient) of two. `Ref` names a cell.
template <typename Ref>
struct TermOf
{
    Ref left;
    double leftValue = 0.0;
    std::optional<Ref> right;
    double rightValue = 0.0;
};

/// The answer to "where does this number come from?".
template <typename Ref>
struct ProvenanceOf
{
    Ref cell;
    double value = 0.0;
    Rule rule = Rule::Given;
    std::vector<TermOf<Ref>> terms;
    double bias = 0.0;    ///< added to a sum of products; the epsilon of Rule::Root
    double hidden = 0.0;  ///< what Rule::Hidden writes: minus infinity into scores, 0 into weights
    double divisor = 1.0; ///< of Rule::Divide: sqrt(d_k) * temperature
    Activation activation = Activation::Tanh; ///< of Rule::Activation
};

/// The value that the terms give: equal to `value` up to rounding. The property tests rest on it.
/// For CellRef (AttentionTrace) and LedgerCell (Ledger).
template <typename Ref>
double rebuild(const ProvenanceOf<Ref>& provenance);

} // namespace casefile::engine
