#pragma once

#include "engine/block/ledger.h"
#include "engine/request/json_value.h"

#include <string>
#include <string_view>
#include <vector>

namespace casefile::engine {

/// Private to engine/. Version 2 of the trace request, for everything beside plain attention: "kind" says
/// what runs (see the README at the root), the answer holds every tensor of its ledger by name.

/// One kind of pass.
struct TraceKind
{
    std::string_view name; ///< "encoder"
    Ledger (*run)(const JsonValue& request);
};

/// THE table of kinds.
const std::vector<TraceKind>& traceKinds();

/// Reads, runs and answers. Throws InputError with one sentence for anything that is not such a request.
std::string runKindRequest(const JsonValue& request);

/// {"version": 2, "kind": …, "tensors": {name: matrix, or a list of one for each head or tile}} and, when the
/// request asks "explain": [cell, …], "explanations" in the same order.
std::string kindAnswer(const std::string& kind, const Ledger& ledger,
                       const std::vector<LedgerCell>& explained);

} // namespace casefile::engine
