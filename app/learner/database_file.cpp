#include "app/learner/database_file.h"

#include "app/learner/migrations.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

constexpr QByteArrayView magic("SQLite format 3\0", 16);

/// What the bytes say, before SQLite sees them: an empty file would make it throw a write-ahead log away.
StoreState inspectBytes(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile()) // a folder; or a pipe, which would keep the reader waiting
        return StoreState::NotADatabase;
    if (!file.open(QIODevice::ReadOnly))
        return StoreState::Unreadable;
    if (file.size() == 0)
        return StoreState::EmptyFile;
    return file.read(magic.size()) == magic ? StoreState::Ready : StoreState::NotADatabase;
}

/// What the trouble of a reading statement means for the store.
StoreState afterReading(Trouble trouble)
{
    switch (trouble) {
    case Trouble::Damaged:
    case Trouble::NotADatabase: // the first bytes were right: the rest of the header is not
        return StoreState::Damaged;
    case Trouble::DiskFull:
        return StoreState::DiskFull;
    case Trouble::Busy:
        return StoreState::InUse;
    default:
        return StoreState::Unreadable;
    }
}

/// Opens the file for reading; where the folder does not even let SQLite make its side files, without those.
bool openToRead(Database& database, const QString& file, Inspection& inspection)
{
    for (const Database::Access access : {Database::Access::ReadOnly, Database::Access::Immutable}) {
        inspection.access = access;
        if (database.open(file, access) && database.value(u"PRAGMA schema_version"_s))
            return true;
        const Trouble trouble = database.trouble();
        if (trouble != Trouble::CannotOpen && trouble != Trouble::ReadOnly)
            break;
    }
    inspection.state = afterReading(database.trouble());
    return false;
}

bool makeComplete(const QString& file, Trouble& trouble)
{
    Database database;
    const bool done = database.open(file, Database::Access::Create) &&
                      database.execute(u"PRAGMA synchronous = FULL"_s) && migrate(database, 0);
    trouble = database.trouble();
    return done;
}

} // namespace

Inspection inspect(const QString& file)
{
    Inspection inspection;
    inspection.state = inspectBytes(file);
    Database database;
    if (inspection.state != StoreState::Ready || !openToRead(database, file, inspection))
        return inspection;
    const auto id = database.value(u"PRAGMA application_id"_s);
    const auto version = database.value(u"PRAGMA user_version"_s);
    if (!id || !version) {
        inspection.state = afterReading(database.trouble());
        return inspection;
    }
    inspection.version = version->toInt();
    if (id->toInt() != applicationId)
        inspection.state = StoreState::NotADatabase;
    else if (const auto check = database.value(u"PRAGMA quick_check(1)"_s); !check)
        inspection.state = afterReading(database.trouble());
    else if (check->toString() != "ok"_L1)
        inspection.state = StoreState::Damaged;
    else if (inspection.version > currentVersion())
        inspection.state = StoreState::NewerVersion;
    return inspection;
}

StoreState createDatabaseFile(const QString& file)
{
    const QString unfinished = file + u".new"_s;
    QFile::remove(unfinished); // ours, from a run that was killed: the lock is held
    Trouble trouble = Trouble::None;
    const bool made = makeComplete(unfinished, trouble);
    if (made && QFile::rename(unfinished, file))
        return StoreState::Ready;
    QFile::remove(unfinished);
    QFile::remove(unfinished + u"-journal"_s);
    return !made && trouble == Trouble::DiskFull ? StoreState::DiskFull : StoreState::CannotCreate;
}

} // namespace casefile::learner
