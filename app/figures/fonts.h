#pragma once

#include <QFont>
#include <QString>

namespace casefile::figures {

/// The typeface of all figures: families are named, so that Chinese never falls back to Japanese glyphs.
QFont figureFont(double pixelSize, bool bold = false);

/// Width of one line in pixels.
double textWidth(const QString& text, double pixelSize, bool bold = false);

/// Height that one line needs in pixels.
double textHeight(double pixelSize);

} // namespace casefile::figures
