#pragma once

#include <QPalette>
#include <QString>

class QApplication;

namespace casefile::figures {
class Palette;
}
namespace casefile::views {
class Appearance;
}

namespace casefile::shell {

/// Every role of the widget palette for a theme: a half-set palette shows the desktop's colours in Qt 6.4.
QPalette widgetPalette(const figures::Palette& colors);

/// The one small style sheet: panels, chips, pills, focus rings, at the present text size.
QString styleSheet(const views::Appearance& appearance);

/// Fusion, palette, fonts and style sheet for the whole program; call again whenever the appearance changes.
void applyTheme(QApplication& application, const views::Appearance& appearance);

} // namespace casefile::shell
