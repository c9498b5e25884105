#pragma once

#include "app/content/json_reader.h"
#include "engine/attention/mask.h"

#include <QJsonValue>

#include <optional>

namespace casefile::content {

/// "causal", {"window": 2}, {"all": […]} or rows of true and false, as in the trace request.
QJsonValue toJson(const engine::Mask& mask);

/// Nothing, and a fault, for what is not a mask.
std::optional<engine::Mask> readMask(const JsonReader& place);

} // namespace casefile::content
