#pragma once

#include "engine/attention/rule.h"
#include "engine/attention/trace.h"

namespace casefile::engine {

using Term = TermOf<CellRef>;
using Provenance = ProvenanceOf<CellRef>;

/// The terms that make a cell, one level down; call it again on a term's cell for the next level.
Provenance explain(const AttentionTrace& trace, const CellRef& cell);

} // namespace casefile::engine
