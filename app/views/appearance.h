#pragma once

#include "app/figures/palette.h"

#include <QFont>
#include <QObject>

class QWidget;

namespace casefile::views {

/// How everything looks now: theme, text size, motion. Every widget that paints borrows it and listens to
/// changed().
class Appearance : public QObject
{
    Q_OBJECT

public:
    static constexpr double smallestText = 0.8;
    static constexpr double largestText = 2.0;

    explicit Appearance(QObject* parent = nullptr);

    figures::Theme theme() const { return m_palette.theme(); }
    const figures::Palette& palette() const { return m_palette; }
    double textScale() const { return m_textScale; }
    bool reducedMotion() const { return m_reducedMotion; }

    QColor color(figures::Role role) const { return m_palette.color(role); }
    double pixels(double designSize) const { return designSize * m_textScale; } ///< a token at this text size
    QFont font(double designSize, bool bold = false) const;
    QFont monoFont(double designSize) const;

public slots:
    void setTheme(casefile::figures::Theme theme);
    void setTextScale(double scale); ///< clamps to 0.8 … 2
    void setReducedMotion(bool on);

signals:
    void changed();

private:
    figures::Palette m_palette;
    double m_textScale = 1.0;
    bool m_reducedMotion = false;
};

/// The families of the whole program, Latin before Chinese, mainland Chinese glyphs before Japanese.
QStringList textFamilies();
QStringList monoFamilies();

/// The words of a button as they are typed: "&" marks no letter to press.
QString buttonWords(QString words);

/// Names the rule of the style sheet that a widget follows: "panel", "pill", "muted", …
void setLook(QWidget* widget, const char* look);

} // namespace casefile::views
