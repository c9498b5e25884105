#pragma once

#include "engine/attention/trace.h"

#include <QString>

namespace casefile::figures {

/// What formulas and pictures call a tensor: "X", "W_Q", "QKᵀ", "A".
QString tensorSymbol(engine::TensorId tensor);

/// What the rows or columns of a tensor stand for, as far as a focus can be on them.
enum class Axis { Query, Key, None };
Axis rowAxis(engine::TensorId tensor);
Axis columnAxis(engine::TensorId tensor);

} // namespace casefile::figures
