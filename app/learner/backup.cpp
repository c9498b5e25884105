#include "app/learner/backup.h"

#include "app/learner/database.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <filesystem>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

const QString timeFormat = u"yyyyMMdd'T'HHmmss'Z'"_s;

QDir backupFolder(const QString& file)
{
    return QDir(QFileInfo(file).absolutePath() + u"/backups"_s);
}

QString backupName(const QString& file, const QDateTime& now, int version)
{
    return u"%1-%2-v%3.sqlite"_s.arg(QFileInfo(file).completeBaseName(), now.toUTC().toString(timeFormat))
        .arg(version);
}

QStringList tablesOf(Database& database)
{
    QStringList tables;
    for (
        const QVariantList& row : database.rows(
            u"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY 1"_s))
        tables.append(row.first().toString());
    return tables;
}

/// A commit makes SQLite wait until all pages of the file are on the disk.
bool bringToDisk(const QString& copy)
{
    Database database;
    if (!database.open(copy, Database::Access::ReadWrite))
        return false;
    const auto version = database.value(u"PRAGMA user_version"_s);
    return version && database.execute(u"PRAGMA synchronous = FULL"_s) &&
           database.execute(u"PRAGMA user_version = %1"_s.arg(version->toInt()));
}

bool haveSameBytes(const QString& one, const QString& other)
{
    QFile first(one);
    QFile second(other);
    return first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly) &&
           first.size() == second.size() && first.readAll() == second.readAll();
}

/// The form of the names of the backups of a file, with what follows the name.
QRegularExpression formOfNames(const QString& file, const QString& ending = {})
{
    const QString base = QRegularExpression::escape(QFileInfo(file).completeBaseName());
    return QRegularExpression(uR"(\A%1-(\d{8}T\d{6}Z)-v(\d{1,6})\.sqlite%2\z)"_s.arg(base, ending));
}

/// What a backup that failed, or was killed, left of this file.
void removeUnfinished(const QString& file)
{
    const QDir folder = backupFolder(file);
    const QRegularExpression form = formOfNames(file, uR"(\.new(-journal)?)"_s);
    for (const QString& name : folder.entryList(QDir::Files)) {
        if (form.match(name).hasMatch())
            QFile::remove(folder.filePath(name));
    }
}

/// The newest that is left in each of the first few periods: true for the first backup of a new one.
class Periods
{
public:
    explicit Periods(int most)
        : m_most(most)
    {}

    bool takes(int period)
    {
        if (m_seen.contains(period) || m_seen.size() >= m_most)
            return false;
        m_seen.insert(period);
        return true;
    }

private:
    int m_most;
    QSet<int> m_seen;
};

/// Thins out the backups of one version.
class Thinning
{
public:
    bool keeps(const QDate& date)
    {
        int weekYear = 0;
        const int week = date.weekNumber(&weekYear);
        const bool ofDay = m_days.takes(int(date.toJulianDay()));
        const bool ofWeek = m_weeks.takes(weekYear * 100 + week);
        const bool ofMonth = m_months.takes(date.year() * 12 + date.month());
        return ofDay || ofWeek || ofMonth;
    }

private:
    Periods m_days{7};
    Periods m_weeks{4};
    Periods m_months{12};
};

} // namespace

QList<Backup> backupsOf(const QString& file)
{
    const QDir folder = backupFolder(file);
    const QRegularExpression form = formOfNames(file);
    QList<Backup> backups;
    for (const QString& name : folder.entryList(QDir::Files)) {
        const auto match = form.match(name);
        QDateTime when = QDateTime::fromString(match.captured(1), timeFormat);
        when.setTimeSpec(Qt::UTC);
        if (match.hasMatch() && when.isValid())
            backups.append({folder.filePath(name), when, match.captured(2).toInt()});
    }
    std::ranges::stable_sort(backups, std::greater(), &Backup::when);
    return backups;
}

QList<Backup> superfluous(const QList<Backup>& newestFirst)
{
    QMap<int, Thinning> versions;
    QList<Backup> others;
    for (const Backup& backup : newestFirst) {
        if (!versions[backup.version].keeps(backup.when.date()))
            others.append(backup);
    }
    return others;
}

bool isWholeCopy(Database& source, const QString& copy)
{
    Database database;
    if (!database.open(copy, Database::Access::ReadOnly))
        return false;
    const auto check = database.value(u"PRAGMA quick_check(1)"_s);
    const QStringList tables = tablesOf(source);
    if (!check || check->toString() != "ok"_L1 || tablesOf(database) != tables)
        return false;
    return std::ranges::all_of(tables, [&](const QString& table) {
        const QString count = u"SELECT count(*) FROM %1"_s.arg(table);
        const auto rows = database.value(count);
        return rows && rows == source.value(count);
    });
}

BackupContents contentsOf(const Backup& backup)
{
    BackupContents contents;
    Database database;
    if (!database.open(backup.file, Database::Access::Immutable))
        return contents;
    const auto check = database.value(u"PRAGMA quick_check(1)"_s);
    contents.isSound = check && check->toString() == "ok"_L1;
    const QStringList tables = tablesOf(database);
    const auto countOf = [&](const QString& table) {
        const bool isThere = contents.isSound && tables.contains(table);
        const auto rows = isThere ? database.value(u"SELECT count(*) FROM %1"_s.arg(table)) : std::nullopt;
        return rows ? rows->toInt() : 0;
    };
    contents.answers = countOf(u"answer"_s);
    contents.cards = countOf(u"card"_s);
    contents.reviews = countOf(u"review"_s);
    return contents;
}

bool copyBackup(const QString& backup, const QString& file)
{
    const QString unfinished = file + u".new"_s;
    QFile::remove(unfinished);
    const bool isCopied = QFile::copy(backup, unfinished) &&
                          QFile::setPermissions(unfinished, QFile::ReadOwner | QFile::WriteOwner) &&
                          bringToDisk(unfinished);
    if (isCopied && QFile::rename(unfinished, file))
        return true;
    QFile::remove(unfinished);
    return false;
}

/// Renames, in one step also where a backup of the same second has that name: thinning keeps the later one
/// too.
static bool takesPlaceOf(const QString& copy, const QString& backup)
{
    std::error_code problem;
    std::filesystem::rename(QFile::encodeName(copy).toStdString(), QFile::encodeName(backup).toStdString(),
                            problem);
    return !problem;
}

BackupResult makeBackup(Database& source, const QString& file, const QDateTime& now)
{
    const QDir folder = backupFolder(file);
    const auto version = source.value(u"PRAGMA user_version"_s);
    if (!version || !folder.mkpath(u"."_s))
        return BackupResult::Failed;
    const QList<Backup> before = backupsOf(file);
    const QString wanted = folder.filePath(backupName(file, now, version->toInt()));
    const QString copy = wanted + u".new"_s;
    removeUnfinished(file);
    const bool isGood =
        source.execute(u"VACUUM INTO ?"_s, {copy}) && bringToDisk(copy) && isWholeCopy(source, copy);
    const bool isUnchanged = isGood && !before.isEmpty() && haveSameBytes(copy, before.first().file);
    if (!isGood || isUnchanged || !takesPlaceOf(copy, wanted)) {
        removeUnfinished(file);
        return isUnchanged ? BackupResult::Unchanged : BackupResult::Failed;
    }
    for (const Backup& backup : superfluous(backupsOf(file)))
        QFile::remove(backup.file);
    return BackupResult::Made;
}

} // namespace casefile::learner
