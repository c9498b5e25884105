#pragma once

#include "app/figures/mark.h"

#include <QColor>

namespace casefile::figures {

enum class Theme { Light, Dark };

/// Role -> colour for one theme. The design tokens' colours live here and nowhere else.
class Palette
{
public:
    explicit Palette(Theme theme = Theme::Light);

    Theme theme() const { return m_theme; }
    QColor color(Role role) const;
    QColor color(const Ink& ink) const;  ///< level and opacity applied
    QRgb sequential(double level) const; ///< 0 … 1
    QRgb diverging(double level) const;  ///< -1 … 1
    bool operator==(const Palette&) const = default;

private:
    Theme m_theme;
};

Role headRole(int head); ///< head number -> Head0 … Head7

} // namespace casefile::figures
