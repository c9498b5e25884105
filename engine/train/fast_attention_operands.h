#pragma once

#include "engine/fast/learn/attention_layer.h"
#include "engine/train/fast_numbers.h"

#include <optional>
#include <string>

namespace casefile::engine {

/// Private to engine/train: the parameters of attention on a tape, and its rules for the kernels.
struct AttentionOperands
{
    Variable wq, wk, wv;
    std::optional<Variable> wo, bq, bk, bv, bo;
    std::size_t heads = 1, keyHeads = 1, dK = 0, dV = 0;

    /// Throws InputError unless everything fits x and the memory.
    AttentionOperands(const Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                      std::optional<Variable> memory, const AttentionPlan& plan);

    std::size_t outputColumns(const Tape& tape) const;
    void addGradients(Tape& tape, const fast::AttentionLayer& layer) const;

private:
    void setSizes(const Tape& tape, const AttentionPlan& plan);
};

/// The numbers of these operands; the view borrows them.
struct AttentionNumbers
{
    Singles wq, wk, wv, wo, bq, bk, bv, bo;

    AttentionNumbers(const Tape& tape, const AttentionOperands& operands);
    fast::WeightsView view(const Tape& tape, const AttentionOperands& operands) const;
};

/// Mask, divisor and positions of the plan, for rows of x and of the memory that divide into sequences.
fast::AttentionRules attentionRules(const Tape& tape, const AttentionOperands& operands, Variable x,
                                    std::optional<Variable> memory, const AttentionPlan& plan,
                                    const Mode& mode);

/// Draws the dropout of all weights, head by head as the readable layer does; the mode moves on.
void drawFactors(fast::AttentionLayer& layer, const fast::AttentionRules& rules, std::size_t heads,
                 Mode& mode);

} // namespace casefile::engine
