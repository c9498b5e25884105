#pragma once

#include "engine/attention/mask.h"

#include <string>

namespace casefile::engine {

/// Private to engine/. The mask that stands under "mask" in any trace request: its JSON text, already
/// checked by requireStrictJson. Throws InputError when it is no mask.
Mask maskOfRequest(const std::string& json);

} // namespace casefile::engine
