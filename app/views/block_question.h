#pragma once

#include "app/figures/figure.h"
#include "engine/block/ledger.h"
#include "engine/measure/stack.h"

#include <QString>

#include <optional>

namespace casefile::views {

/// A number that a picture of a block shows, with the ledger of the block that it stands in.
struct BlockQuestion
{
    engine::Ledger ledger;
    engine::LedgerCell cell; ///< of the token in focus, the column that is farthest from 0
    std::size_t block = 1;   ///< from 1: which block of the stack
};

/// True for pictures of untrained blocks: their numbers are not those of the session's trace.
bool showsBlock(const QString& figure);

/// Nothing for a picture that measures a whole stack and shows no single number of it.
std::optional<BlockQuestion> blockQuestion(const QString& figure, const figures::Frame& frame);

} // namespace casefile::views
