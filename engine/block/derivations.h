#pragma once

#include "engine/block/ledger.h"

#include <string>
#include <vector>

namespace casefile::engine {

/// Private to engine/block. The few shapes that rules have, whatever trace they stand in: each gives the rule
/// and the term cells of any cell of one tensor.

/// One term, or two.
LedgerProvenance derivation(Rule rule, LedgerCell left);
LedgerProvenance derivation(Rule rule, LedgerCell left, LedgerCell right);
/// What a mask forbids: minus infinity in scores, 0 behind the softmax.
LedgerProvenance hiddenAs(double value);

/// `hiddenAs(written)` where a part of `masked` holds minus infinity, else what `visible` says. Scores are
/// finite: minus infinity is what the mask wrote.
Ledger::Derive unlessHidden(std::vector<Matrix> masked, double written, Ledger::Derive visible);

/// The cell at the same place of another tensor.
LedgerCell samePlace(const LedgerCell& cell, const std::string& tensor);

/// From the cell at the same place of one tensor, or of two.
Ledger::Derive cellByCell(Rule rule, const std::string& left);
Ledger::Derive cellByCell(Rule rule, const std::string& left, const std::string& right);
/// Sum of the cells at the same place of two tensors: what a residual connection does.
Ledger::Derive sumOf(const std::string& left, const std::string& right);
/// activation(cell at the same place).
Ledger::Derive activated(Activation activation, const std::string& tensor);
/// One number for each row, from all cells of that row of a tensor.
Ledger::Derive overRow(Rule rule, const std::string& tensor, std::size_t columns);
/// From the cell at the same place and the one number [n, 1] of its row.
Ledger::Derive withRowNumber(Rule rule, const std::string& tensor, const std::string& rowNumber);
/// Row of `input` times column of `weights`, plus bias (empty: none): x W + b.
Ledger::Derive affine(const std::string& input, const std::string& weights, std::size_t inputs,
                      std::vector<double> bias);

/// masked - the maximum of its row; minus infinity stays. And the exponential of every cell: 0 where hidden.
Matrix shiftedScores(Matrix masked, const std::vector<double>& maximum);
Matrix exponentials(Matrix shifted);

/// [size, 1] and [1, size].
Matrix asColumn(const std::vector<double>& values);
Matrix asRow(const std::vector<double>& values);

} // namespace casefile::engine
