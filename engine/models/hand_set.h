#pragma once

#include "engine/models/model.h"

namespace casefile::engine {

/// The lesson model: every weight was set by hand from named dimensions. engine/models/README.md lists all of
/// them.
Model handSetModel();

} // namespace casefile::engine
