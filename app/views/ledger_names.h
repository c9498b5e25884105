#pragma once

#include "engine/attention/trace.h"
#include "engine/block/ledger.h"

#include <QString>

namespace casefile::views {

/// What a reader calls a tensor of a block, with `index` behind its symbol: "γ[3] of the attention norm" for
/// "attention-norm.gamma". Empty when the table has no name for it.
QString ledgerTensorName(const std::string& tensor, const QString& index);

/// "γ[3] of the attention norm", "residual sum[狗, 3] after attention": tokens for rows and columns where
/// there is one for each.
QString ledgerCellName(const engine::Ledger& ledger, const engine::LedgerCell& cell,
                       const engine::AttentionTrace& trace);

} // namespace casefile::views
