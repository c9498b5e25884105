#pragma once

#include "engine/attention/trace.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>

namespace casefile::content {

QString toQString(std::string_view text);

/// The names that the engine's tables have, as content files use them.
QStringList stageNames();
QStringList modelNames();
QStringList tensorNames();
QStringList mistakeNames();
QStringList positionNames();
QString positionName(engine::PositionScheme position);

std::optional<engine::TensorId> tensorNamed(const QString& name);
std::optional<engine::PositionScheme> positionNamed(const QString& name);

} // namespace casefile::content
