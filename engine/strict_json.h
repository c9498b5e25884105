#pragma once

#include <string>
#include <string_view>

namespace casefile::engine {

/// What JSON libraries forgive and people regret: throws InputError for a doubled key, a number beyond double
/// precision, nesting deeper than any request, and for text that is not JSON, or not only JSON: a zero byte
/// after the end, say (naming line and column).
void requireStrictJson(std::string_view text);

/// "text" in quotes, cut and escaped so that it fits into a message whatever bytes it has.
std::string quoted(const std::string& text);

} // namespace casefile::engine
