#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace casefile::views {

class Appearance;

/// The icon resources/icons/<name>.svg in one colour, sharp at every device pixel ratio.
QIcon icon(const QString& name, const QColor& color);

/// A key to press, as a framed cap: it does not read as part of the words behind it.
QIcon keycap(const QString& key, const Appearance& appearance, bool isPressed = false);

} // namespace casefile::views
