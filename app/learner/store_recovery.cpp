// What is done about a damaged file: it is set aside, never overwritten, and another takes its place.
#include "app/learner/database_file.h"
#include "app/learner/store.h"

#include <QFile>
#include <QLockFile>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

/// The file and what SQLite keeps beside it, under names that say when. The log goes first: without it a
/// database may be older than it was, but is never mixed up with another's log.
bool setAside(const QString& file, const QDateTime& now)
{
    const QString mark = u".aside-"_s + now.toUTC().toString(u"yyyyMMdd'T'HHmmsszzz'Z'"_s);
    for (const QString& ending : {u"-wal"_s, u"-shm"_s, u""_s})
        if (QFile::exists(file + ending) && !QFile::rename(file + ending, file + mark + ending))
            return false;
    return true;
}

/// Does it while no other Casefile has the file.
bool alone(const QString& file, const std::function<bool()>& action)
{
    QLockFile lock(file + u".lock"_s);
    lock.setStaleLockTime(0);
    return lock.tryLock(0) && action();
}

} // namespace

bool Store::restore(const Backup& backup, const QDateTime& now)
{
    const QString path = file();
    if (inspect(backup.file).state != StoreState::Ready)
        return false;
    close();
    const bool isRestored = alone(path, [&] { return setAside(path, now) && copyBackup(backup.file, path); });
    open(path);
    return isRestored && isWritable();
}

bool Store::startNew(const QDateTime& now)
{
    const QString path = file();
    close();
    const bool isAside = alone(path, [&] { return setAside(path, now); });
    open(path, isAside ? IfGone::StartNew : IfGone::Ask);
    return isAside && isWritable();
}

} // namespace casefile::learner
