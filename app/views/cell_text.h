#pragma once

#include "engine/attention/provenance.h"

#include <QString>

namespace casefile::views {

/// Decimals of a number whose making is explained.
inline constexpr int inspectorDecimals = 4;

/// "A[跑, 猫]": symbol, then the token or the named dimension of row and column.
QString cellName(const engine::AttentionTrace& trace, const engine::CellRef& cell);

/// The same of a query or a key as factor of a score: both call the coordinate that they share by one name.
QString pairedCellName(const engine::AttentionTrace& trace, const engine::CellRef& cell);

/// What the rule of a cell says in one sentence: "Sum of 8 products.", "Score divided by √d_k × temperature."
QString ruleSentence(const engine::Provenance& provenance);

/// One term as it is calculated: "0.31 × 1.20", "exp(-0.52)", with the numbers of the trace.
QString termText(const engine::Provenance& provenance, const engine::Term& term);

/// What one term gives: the product of a sum of products, the result of the rule otherwise.
double termResult(const engine::Provenance& provenance, const engine::Term& term);

/// Checks the equality: what the terms give, what the engine says, and the difference of the two.
QString equalityText(const engine::Provenance& provenance);

} // namespace casefile::views
