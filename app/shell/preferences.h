#pragma once

#include "app/figures/palette.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QTemporaryDir>
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

    QString problem() const; ///< why settings are not kept, in one sentence; empty when they are

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
    bool outlineAway() const; ///< the learner put it away
    void setOutlineAway(bool away);
    QUrl place() const;    ///< deep link of the last step; empty: nothing was begun
    QUrl freePlay() const; ///< deep link of that chapter's free play with what was set there; may be empty
    /// Both are written a little later: they change with every key that is typed.
    void setPlace(const QUrl& place, const QUrl& freePlay);

private:
    void writePlace();

    QString m_file;
    bool m_isNoFile;
    QTemporaryDir m_forThisRun; ///< holds the settings when there is no file for them
    std::unique_ptr<QSettings> m_settings;
    QUrl m_place;
    QUrl m_freePlay;
    QTimer m_placeTimer;
};

} // namespace casefile::shell
