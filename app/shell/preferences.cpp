#include "app/shell/preferences.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

const QString languageKey = u"language"_s;
const QString themeKey = u"theme"_s;
const QString textKey = u"text-scale"_s;
const QString motionKey = u"reduced-motion"_s;
const QString geometryKey = u"window/geometry"_s;
const QString columnsKey = u"window/columns"_s;
const QString outlineAwayKey = u"window/outlineAway"_s;
const QString placeKey = u"place"_s;
const QString freePlayKey = u"free-play"_s;
constexpr int placeDelayMs = 300; ///< writing makes the disk wait for some milliseconds
const QString dark = u"dark"_s;
const QString light = u"light"_s;

/// Of this person, below the folder that the desktop has for settings.
QString personalFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           u"/casefile/casefile.ini"_s;
}

/// A pipe, a device or a folder: reading it could wait for ever.
bool isNoFile(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() && !info.isFile();
}

} // namespace

Preferences::Preferences()
    : Preferences(personalFile())
{}

Preferences::Preferences(const QString& file)
    : m_file(file)
    , m_isNoFile(isNoFile(file))
    , m_settings(std::make_unique<QSettings>(m_isNoFile ? m_forThisRun.filePath(u"casefile.ini"_s) : file,
                                             QSettings::IniFormat))
    , m_place(m_settings->value(placeKey).toString())
    , m_freePlay(m_settings->value(freePlayKey).toString())
{
    m_placeTimer.setSingleShot(true);
    m_placeTimer.setInterval(placeDelayMs);
    m_placeTimer.callOnTimeout([this] { writePlace(); });
}

Preferences::~Preferences()
{
    if (m_placeTimer.isActive())
        writePlace();
}

QString Preferences::problem() const
{
    if (!m_isNoFile)
        return {};
    return QCoreApplication::translate(
               "Preferences",
               "Your settings cannot be read, as %1 is no file: this run has others, which are not kept.")
        .arg(m_file);
}

QString Preferences::language() const
{
    const bool chinese = QLocale::system().language() == QLocale::Chinese;
    const QString saved = m_settings->value(languageKey).toString();
    if (saved == "zh"_L1 || saved == "en"_L1)
        return saved;
    return chinese ? u"zh"_s : u"en"_s;
}

void Preferences::setLanguage(const QString& language)
{
    m_settings->setValue(languageKey, language);
}

figures::Theme Preferences::theme() const
{
    return m_settings->value(themeKey).toString() == dark ? figures::Theme::Dark : figures::Theme::Light;
}

void Preferences::setTheme(figures::Theme theme)
{
    m_settings->setValue(themeKey, theme == figures::Theme::Dark ? dark : light);
}

double Preferences::textScale() const
{
    bool isNumber = false;
    const double scale = m_settings->value(textKey).toDouble(&isNumber);
    return isNumber && scale > 0 ? scale : 1.0;
}

void Preferences::setTextScale(double scale)
{
    m_settings->setValue(textKey, scale);
}

bool Preferences::reducedMotion() const
{
    return m_settings->value(motionKey).toBool();
}

void Preferences::setReducedMotion(bool on)
{
    m_settings->setValue(motionKey, on);
}

QByteArray Preferences::geometry() const
{
    return m_settings->value(geometryKey).toByteArray();
}

void Preferences::setGeometry(const QByteArray& geometry)
{
    m_settings->setValue(geometryKey, geometry);
}

QByteArray Preferences::columns() const
{
    return m_settings->value(columnsKey).toByteArray();
}

bool Preferences::outlineAway() const
{
    return m_settings->value(outlineAwayKey, false).toBool();
}

void Preferences::setOutlineAway(bool away)
{
    m_settings->setValue(outlineAwayKey, away);
}

void Preferences::setColumns(const QByteArray& columns)
{
    m_settings->setValue(columnsKey, columns);
}

QUrl Preferences::place() const
{
    return m_place;
}

QUrl Preferences::freePlay() const
{
    return m_freePlay;
}

void Preferences::setPlace(const QUrl& place, const QUrl& freePlay)
{
    if (place == m_place && freePlay == m_freePlay)
        return;
    m_place = place;
    m_freePlay = freePlay;
    if (!m_placeTimer.isActive())
        m_placeTimer.start();
}

void Preferences::writePlace()
{
    m_placeTimer.stop();
    m_settings->setValue(placeKey, m_place.toString(QUrl::FullyEncoded));
    m_settings->setValue(freePlayKey, m_freePlay.toString(QUrl::FullyEncoded));
}

} // namespace casefile::shell
