#pragma once

#include "engine/attention/trace.h"

#include <optional>
#include <string>
#include <vector>

namespace casefile::engine {

/// How the terms of a cell are joined.
enum class Rule {
    Given,         ///< an input or a parameter: nothing lies behind it
    Sum,           ///< sum of left
    SumOfProducts, ///< sum of left * right, plus a bias if there is one
    Divide,        ///< left / divisor
    Hidden,        ///< minus infinity (or weight 0): the mask forbids it
    Maximum,       ///< largest of left
    Difference,    ///< left - right
    Exponential,   ///< exp(left)
    Quotient,      ///< left / right
    Copy,          ///< left, unchanged
};

/// One term: one cell, or the product (difference, quotient) of two.
struct Term
{
    CellRef left;
    double leftValue = 0.0;
    std::optional<CellRef> right;
    double rightValue = 0.0;
};

/// The answer to "where does this number come from?".
struct Provenance
{
    CellRef cell;
    double value = 0.0;
    Rule rule = Rule::Given;
    std::vector<Term> terms;
    double bias = 0.0;    ///< added to a sum of products
    double hidden = 0.0;  ///< what Rule::Hidden writes: minus infinity into scores, 0 into weights
    double divisor = 1.0; ///< of Rule::Divide: sqrt(d_k) * temperature
};

/// The terms that make a cell, one level down; call it again on a term's cell for the next level.
Provenance explain(const AttentionTrace& trace, const CellRef& cell);

/// The value that the terms give: equal to `value` up to rounding. The property test rests on it.
double rebuild(const Provenance& provenance);

} // namespace casefile::engine
