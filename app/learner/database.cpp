#include "app/learner/database.h"

#include <QSqlError>
#include <QSqlRecord>
#include <QUrl>

#include <atomic>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

const QString driver = u"QSQLITE"_s;
constexpr int primaryCode = 0xff; ///< the low byte of an extended SQLite result code

/// Primary result codes of SQLite (sqlite.org/rescode.html).
enum SqliteCode {
    Busy = 5,
    Locked = 6,
    ReadOnlyCode = 8,
    IoError = 10,
    Corrupt = 11,
    Full = 13,
    CantOpen = 14,
    NotADb = 26
};

/// Extended codes of IoError: what fails when a file may not grow. The others come from reading and locking.
enum SqliteWriteError {
    WriteFailed = IoError | 3 << 8,
    SyncFailed = IoError | 4 << 8,
    FolderSyncFailed = IoError | 5 << 8,
    TruncateFailed = IoError | 6 << 8,
    SharedMemorySizeFailed = IoError | 19 << 8
};

Trouble troubleOfIo(int extendedCode)
{
    switch (extendedCode) {
    case WriteFailed:
    case SyncFailed:
    case FolderSyncFailed:
    case TruncateFailed:
    case SharedMemorySizeFailed:
        return Trouble::DiskFull;
    default:
        return Trouble::CannotRead;
    }
}

Trouble troubleOf(const QSqlError& error)
{
    return learner::troubleOf(error.nativeErrorCode().toInt());
}

QString uri(const QString& file, Database::Access access)
{
    const QString path = QString::fromLatin1(QUrl::toPercentEncoding(file, "/:"));
    switch (access) {
    case Database::Access::ReadOnly:
        return u"file:%1?mode=ro"_s.arg(path);
    case Database::Access::ReadWrite:
        return u"file:%1?mode=rw"_s.arg(path);
    case Database::Access::Create:
        return u"file:%1?mode=rwc"_s.arg(path);
    case Database::Access::Immutable:
        return u"file:%1?mode=ro&immutable=1"_s.arg(path);
    }
    return {};
}

} // namespace

Trouble troubleOf(int extendedCode)
{
    switch (extendedCode & primaryCode) {
    case Busy:
    case Locked:
        return Trouble::Busy;
    case ReadOnlyCode:
        return Trouble::ReadOnly;
    case IoError:
        return troubleOfIo(extendedCode);
    case Full:
        return Trouble::DiskFull;
    case Corrupt:
        return Trouble::Damaged;
    case CantOpen:
        return Trouble::CannotOpen;
    case NotADb:
        return Trouble::NotADatabase;
    default:
        return Trouble::Other;
    }
}

Database::Database()
{
    static std::atomic<int> count = 0;
    m_name = u"casefile-learner-%1"_s.arg(++count);
}

Database::~Database()
{
    close();
}

bool Database::hasDriver()
{
    return QSqlDatabase::isDriverAvailable(driver);
}

bool Database::open(const QString& file, Access access)
{
    close();
    m_database = QSqlDatabase::addDatabase(driver, m_name);
    m_database.setConnectOptions(u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=2000"_s);
    m_database.setDatabaseName(uri(file, access));
    if (m_database.open())
        return true;
    m_trouble = troubleOf(m_database.lastError());
    close();
    return false;
}

void Database::close()
{
    if (!m_database.isValid())
        return;
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

bool Database::run(QSqlQuery& query, const QString& sql, const QVariantList& values)
{
    m_trouble = isOpen() ? Trouble::None : Trouble::CannotOpen;
    if (!isOpen())
        return false;
    query.setForwardOnly(true);
    bool done = query.prepare(sql);
    if (done) {
        for (const QVariant& value : values)
            query.addBindValue(value);
        done = query.exec();
    }
    if (!done)
        m_trouble = troubleOf(query.lastError());
    return done;
}

bool Database::execute(const QString& sql, const QVariantList& values)
{
    QSqlQuery query(m_database);
    return run(query, sql, values);
}

std::optional<QVariant> Database::value(const QString& sql, const QVariantList& values)
{
    const QList<QVariantList> all = rows(sql, values);
    return all.isEmpty() ? std::nullopt : std::optional(all.first().first());
}

QList<QVariantList> Database::rows(const QString& sql, const QVariantList& values)
{
    QList<QVariantList> all;
    const bool done = visit(sql, values, [&all](const QSqlQuery& query) {
        QVariantList row;
        const int columns = query.record().count();
        row.reserve(columns);
        for (int column = 0; column < columns; ++column)
            row.append(query.value(column));
        all.append(row);
    });
    return done ? all : QList<QVariantList>();
}

QVariantMap Database::row(const QString& sql, const QVariantList& values)
{
    QVariantMap first;
    const bool done = visit(sql, values, [&first](const QSqlQuery& query) {
        if (!first.isEmpty())
            return;
        const QSqlRecord record = query.record();
        for (int column = 0; column < record.count(); ++column)
            first.insert(record.fieldName(column), query.value(column));
    });
    return done ? first : QVariantMap();
}

bool Database::visit(const QString& sql, const QVariantList& values,
                     const std::function<void(const QSqlQuery&)>& show)
{
    QSqlQuery query(m_database);
    if (!run(query, sql, values))
        return false;
    while (query.next())
        show(query);
    if (query.lastError().isValid())
        m_trouble = troubleOf(query.lastError());
    return m_trouble == Trouble::None;
}

void Database::rollBack()
{
    const Trouble why = m_trouble;
    execute(u"ROLLBACK"_s); // fails when SQLite has done it already
    m_trouble = why;
}

QString notNull(const QString& words)
{
    return words.isNull() ? u""_s : words;
}

Transaction::Transaction(Database& database)
    : m_database(database)
    , m_isOpen(database.execute(u"BEGIN IMMEDIATE"_s))
{}

Transaction::~Transaction()
{
    if (m_isOpen)
        m_database.rollBack();
}

bool Transaction::commit()
{
    if (!m_isOpen || !m_database.execute(u"COMMIT"_s))
        return false;
    m_isOpen = false;
    return true;
}

} // namespace casefile::learner
