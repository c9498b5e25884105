#pragma once

#include "engine/attention/trace.h"

#include <string>
#include <string_view>

namespace casefile::engine {

/// Reads a trace request (JSON, version 1 or 2: see engine/README.md), runs it and writes the answer as JSON.
/// Throws InputError with one sentence for anything that is not a request: bad JSON, an unknown or doubled
/// key, ragged rows, mismatched shapes, numbers that are not finite.
std::string runTraceRequest(std::string_view json);

/// The two halves of it.
TracePtr traceOfRequest(std::string_view json);
std::string traceAnswer(const AttentionTrace& trace);

} // namespace casefile::engine
