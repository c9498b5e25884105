#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>
#include <QVariantList>
#include <QVariantMap>

#include <functional>
#include <optional>

namespace casefile::learner {

/// What kind of thing went wrong in SQLite.
enum class Trouble { None, DiskFull, ReadOnly, Busy, Damaged, NotADatabase, CannotOpen, CannotRead, Other };

/// What an extended result code of SQLite (sqlite.org/rescode.html) means for a learner's file.
Trouble troubleOf(int extendedCode);

/// One SQLite connection with a name of its own; closed by the destructor. No statement throws: a failed one
/// leaves its trouble behind.
class Database
{
public:
    enum class Access {
        ReadOnly,
        ReadWrite, ///< never creates: the file must exist
        Create,
        Immutable, ///< read only without locks or side files: for folders that cannot be written
    };

    Database();
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    static bool hasDriver();

    bool open(const QString& file, Access access);
    void close();
    bool isOpen() const { return m_database.isOpen(); }

    bool execute(const QString& sql, const QVariantList& values = {});
    /// The first column of the first row; nothing when the statement fails or gives no row.
    std::optional<QVariant> value(const QString& sql, const QVariantList& values = {});
    /// All rows, each a list of its columns; empty when the statement fails.
    QList<QVariantList> rows(const QString& sql, const QVariantList& values = {});
    /// The first row by the names of its columns; empty when the statement fails or gives no row.
    QVariantMap row(const QString& sql, const QVariantList& values = {});
    /// Shows each row where it stands; false when the statement fails.
    bool visit(const QString& sql, const QVariantList& values,
               const std::function<void(const QSqlQuery&)>& show);
    void rollBack();                              ///< keeps the trouble that led to it
    Trouble trouble() const { return m_trouble; } ///< of the last statement

private:
    bool run(QSqlQuery& query, const QString& sql, const QVariantList& values);

    QString m_name;
    QSqlDatabase m_database;
    Trouble m_trouble = Trouble::None;
};

/// Text that is never NULL in the database.
QString notNull(const QString& words);

/// All or nothing: what is not committed is rolled back by the destructor.
class Transaction
{
public:
    explicit Transaction(Database& database);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    bool isOpen() const { return m_isOpen; }
    bool commit();

private:
    Database& m_database;
    bool m_isOpen = false;
};

} // namespace casefile::learner
