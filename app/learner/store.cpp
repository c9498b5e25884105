#include "app/learner/store.h"

#include "app/learner/database.h"
#include "app/learner/database_file.h"
#include "app/learner/migrations.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QThread>

#include <optional>

using namespace Qt::StringLiterals;

namespace casefile::learner {

struct Store::Private
{
    QString file;
    StoreState state = StoreState::CannotCreate;
    bool isWritable = false;
    bool isBackupMissing = false; ///< before a migration
    bool hasDailyFailed = false;
    std::unique_ptr<QLockFile> lock;
    Database database; ///< closed when there is nothing to read

    std::optional<StoreState> takeLock();
    StoreState openExisting(bool mayWrite, StoreState otherwise);
    StoreState openToWrite(const Inspection& inspection);
    bool bringUpToDate(int version);
    bool transact(const std::function<bool(Database&)>& action);
};

namespace {

/// What the trouble of a writing statement means for the store.
StoreState afterWriting(Trouble trouble)
{
    switch (trouble) {
    case Trouble::None:
    case Trouble::ReadOnly:
    case Trouble::CannotOpen:
        return StoreState::ReadOnly;
    case Trouble::Busy:
        return StoreState::InUse;
    case Trouble::DiskFull:
        return StoreState::DiskFull;
    case Trouble::CannotRead:
        return StoreState::Unreadable;
    default:
        return StoreState::Damaged;
    }
}

} // namespace

Store::Store()
    : d(std::make_unique<Private>())
{}

Store::~Store() = default;

StoreState Store::open(const QString& file, IfGone ifGone)
{
    close();
    d->file = file;
    if (!Database::hasDriver())
        return d->state = StoreState::NoDriver;
    if (!QDir().mkpath(QFileInfo(file).absolutePath()))
        return d->state = StoreState::CannotCreate;
    const std::optional<StoreState> noLock = d->takeLock();
    if (!QFileInfo::exists(file) && ifGone == IfGone::Ask && !backupsOf(file).isEmpty()) {
        d->lock.reset();
        return d->state = StoreState::Missing;
    }
    if (!QFileInfo::exists(file)) {
        const StoreState made = noLock ? *noLock : createDatabaseFile(file);
        if (made != StoreState::Ready) {
            d->lock.reset();
            return d->state = made == StoreState::ReadOnly ? StoreState::CannotCreate : made;
        }
    }
    d->state = d->openExisting(!noLock, noLock.value_or(StoreState::Ready));
    if (!d->isWritable)
        d->lock.reset();
    return d->state;
}

/// Takes a lock that names no process: its maker was killed between making the file and writing into it,
/// which takes microseconds. QLockFile itself would respect such a file for ever.
static bool takeOverNamelessLock(QLockFile& lock)
{
    constexpr unsigned long timeToSignMs = 150;
    const auto isNameless = [&lock] {
        qint64 process = 0;
        QString host, program;
        return lock.error() == QLockFile::LockFailedError && !lock.getLockInfo(&process, &host, &program);
    };
    if (!isNameless())
        return false;
    QThread::msleep(timeToSignMs);
    return isNameless() && QFile::remove(lock.fileName()) && lock.tryLock(0);
}

/// Nothing when this process may write now; else why not. The lock of a process that was killed is taken
/// over.
std::optional<StoreState> Store::Private::takeLock()
{
    lock = std::make_unique<QLockFile>(file + u".lock"_s);
    lock->setStaleLockTime(0); // a lock is stale when its process is gone, however old it is
    if (lock->tryLock(0) || takeOverNamelessLock(*lock))
        return {};
    switch (lock->error()) {
    case QLockFile::LockFailedError:
        return StoreState::InUse;
    case QLockFile::PermissionError:
        return StoreState::ReadOnly;
    default:
        return StoreState::DiskFull;
    }
}

StoreState Store::Private::openExisting(bool mayWrite, StoreState otherwise)
{
    const Inspection inspection = inspect(file);
    if (inspection.state != StoreState::Ready && inspection.state != StoreState::NewerVersion)
        return inspection.state;
    if (inspection.state == StoreState::Ready && mayWrite)
        return openToWrite(inspection);
    if (!database.open(file, inspection.access))
        return StoreState::Unreadable;
    return inspection.state == StoreState::NewerVersion ? inspection.state : otherwise;
}

StoreState Store::Private::openToWrite(const Inspection& inspection)
{
    const bool isOpen = inspection.access == Database::Access::ReadOnly &&
                        database.open(file, Database::Access::ReadWrite) &&
                        database.execute(u"PRAGMA journal_mode = WAL"_s) &&
                        database.execute(u"PRAGMA synchronous = FULL"_s) &&
                        database.execute(u"PRAGMA foreign_keys = ON"_s) && bringUpToDate(inspection.version);
    if (isOpen) {
        isWritable = true;
        return StoreState::Ready;
    }
    const StoreState why = isBackupMissing ? StoreState::NoBackup : afterWriting(database.trouble());
    const bool isCurrent = inspection.version == currentVersion();
    isWritable = why == StoreState::DiskFull && isCurrent && database.isOpen(); // room may be made later
    if (!isWritable && !database.open(file, inspection.access))
        return StoreState::Unreadable;
    return why;
}

/// Migrates a file of an older version, not without a backup.
bool Store::Private::bringUpToDate(int version)
{
    isBackupMissing = version < currentVersion() &&
                      makeBackup(database, file, QDateTime::currentDateTimeUtc()) == BackupResult::Failed;
    return !isBackupMissing && migrate(database, version);
}

BackupResult Store::backUpDaily(const QDateTime& now)
{
    const QList<Backup> backups = backupsOf(d->file);
    if (!backups.isEmpty() && backups.first().when.date() == now.toUTC().date())
        return BackupResult::Unchanged;
    const BackupResult result = d->isWritable ? makeBackup(d->database, d->file, now) : BackupResult::Failed;
    d->hasDailyFailed = d->isWritable && result == BackupResult::Failed;
    return result;
}

QString Store::backupProblem() const
{
    return d->hasDailyFailed ? dailyBackupProblem(d->file) : QString();
}

void Store::close()
{
    d->database.close();
    d->lock.reset();
    d->isWritable = false;
    d->isBackupMissing = false;
    d->hasDailyFailed = false;
    d->state = StoreState::CannotCreate;
}

StoreState Store::state() const
{
    return d->state;
}

QString Store::problem() const
{
    return toSentence(d->state, d->file);
}

QString Store::file() const
{
    return d->file;
}

bool Store::isWritable() const
{
    return d->isWritable;
}

bool Store::Private::transact(const std::function<bool(Database&)>& action)
{
    if (!isWritable)
        return false;
    Transaction transaction(database);
    if (!transaction.isOpen() || !action(database) || !transaction.commit()) {
        // Other: a value was refused; None: the action was not possible. The store is as good as before.
        if (database.trouble() != Trouble::Other && database.trouble() != Trouble::None)
            state = afterWriting(database.trouble());
        return false;
    }
    state = StoreState::Ready;
    return true;
}

bool Store::transact(const std::function<bool(Database&)>& action)
{
    return d->transact(action);
}

Database& Store::database() const
{
    return d->database;
}

} // namespace casefile::learner
