#pragma once

#include "app/figures/palette.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QTimer>
#include <QUrl>

#include <memory>

namespace casefile::shell {

/// What the window remembers between two runs. The only place that reads or writes settings.
class Preferences
{
public:
    Preferences();                             ///< of this person
    explicit Preferences(const QString& file); ///< of a file: tests and headless pictures
    ~Preferences();

    QString language() const; ///< "zh" or "en"; at first that of the desktop
    void setLanguage(const QString& language);
    figures::Theme theme() const;
    void setTheme(figures::Theme theme);
    double textScale() const;
    void setTextScale(double scale);
    bool reducedMotion() const;
    void setReducedMotion(bool on);
    QByteArray geometry() const;
    void setGeometry(const QByteArray& geometry);
    QByteArray columns() const; ///< of a lesson page
    void setColumns(const QByteArray& columns);
    QUrl place() const;               ///< deep link of the last step; empty: nothing was begun
    void setPlace(const QUrl& place); ///< is written a little later: it changes with every key that is typed

private:
    explicit Preferences(std::unique_ptr<QSettings> settings);
    void writePlace();

    std::unique_ptr<QSettings> m_settings;
    QUrl m_place;
    QTimer m_placeTimer;
};

} // namespace casefile::shell
