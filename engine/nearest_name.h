#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace casefile::engine {

/// ` (did you mean "causal"?)`, the known name nearest to what was typed; if none is near, ` (known: "none",
/// …)`.
std::string didYouMean(std::string_view typed, const std::vector<std::string_view>& known);

} // namespace casefile::engine
