#pragma once

#include "engine/block/ledger.h"

#include <set>
#include <string>
#include <vector>

namespace casefile::reference {

/// The first cell whose terms do not give it again to 1e-12, or that has no terms though its rule wants some;
/// empty when there is none.
std::string firstFault(const engine::Ledger& ledger);

/// The names of the tensors that one cell goes back to, step by step, down to what is given.
std::set<std::string> sources(const engine::Ledger& ledger, const engine::LedgerCell& start);

/// The tensors of a ledger that the last number of its last tensor does not go back to.
std::vector<std::string> unreached(const engine::Ledger& ledger);

} // namespace casefile::reference
