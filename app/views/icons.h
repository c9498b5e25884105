#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace casefile::views {

/// The icon resources/icons/<name>.svg in one colour, sharp at every device pixel ratio.
QIcon icon(const QString& name, const QColor& color);

} // namespace casefile::views
