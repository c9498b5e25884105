#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

namespace casefile::learner {

class Database;

/// A verified copy of the learner's file, in the folder "backups" beside it. Its name says when it was made
/// (UTC) and the version of its tables: learner-20261130T171400Z-v2.sqlite.
struct Backup
{
    QString file;
    QDateTime when;
    int version = 0;

    bool operator==(const Backup&) const = default;
};

enum class BackupResult {
    Made,
    Unchanged, ///< the newest one has the same bytes
    Failed,    ///< nothing was left behind
};

/// Newest first.
QList<Backup> backupsOf(const QString& file);

/// Those that may go: kept are, for each version of the tables, the newest of 7 days, of 4 weeks and of
/// 12 months on which there are any.
QList<Backup> superfluous(const QList<Backup>& newestFirst);

/// Copies the open database of this file, looks at the copy, gives it its name, and thins out the others.
/// Never copies files: half of an open database is in its write-ahead log. Not inside a transaction.
BackupResult makeBackup(Database& source, const QString& file, const QDateTime& now);

/// What is in a backup, for choosing one.
struct BackupContents
{
    int answers = 0;
    int cards = 0;
    int reviews = 0;
    bool isSound = false;
};
BackupContents contentsOf(const Backup& backup);

/// Puts a copy of a backup where there is no file: complete under another name first, then renamed.
bool copyBackup(const QString& backup, const QString& file);

/// Whether a file is a sound database with as many rows in every table as the source.
bool isWholeCopy(Database& source, const QString& copy);

} // namespace casefile::learner
