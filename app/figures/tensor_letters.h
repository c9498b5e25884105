#pragma once

#include "engine/attention/trace.h"

#include <QString>

namespace casefile::figures {

/// What a formula calls a tensor: "X", "W_Q", "QKᵀ", "A".
QString letterOf(engine::TensorId tensor);

} // namespace casefile::figures
