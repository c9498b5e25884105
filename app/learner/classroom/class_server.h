#pragma once

#include "app/learner/classroom/class_rows.h"
#include "app/learner/classroom/class_trouble.h"
#include "app/learner/classroom/outbox.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <functional>

namespace casefile::learner {

/// One connection to the server of a class, used in the thread in which it was opened. After a trouble it is
/// closed.
class ClassServer
{
public:
    static constexpr int schemaVersion = 1;

    ClassServer();
    ~ClassServer();
    ClassServer(const ClassServer&) = delete;
    ClassServer& operator=(const ClassServer&) = delete;

    /// An empty password is left to libpq: PGPASSWORD, ~/.pgpass. Waits a few seconds at most.
    bool open(const ClassPlace& place, const QString& password);
    bool checkSchema(); ///< neither older nor newer than this program
    void close();
    bool isOpen() const { return m_database.isOpen(); }

    /// All of it, once, however often it is sent; or nothing.
    bool send(const OutboxBatch& batch);
    /// Adds what has come since `rows` was read.
    bool read(ClassRows& rows);
    bool execute(const QStringList& statements); ///< all of them, or none

    ClassTrouble trouble() const { return m_trouble; }
    QString said() const { return m_said; } ///< the first line of the server's own words

private:
    using Show = std::function<void(const QSqlQuery&)>;
    bool run(const QString& sql, const QVariantList& values = {}, const Show& show = {});
    bool fail(const QSqlError& error);
    bool readMembers(ClassRows& rows);
    bool readAnswers(ClassRows& rows, const QVariantList& span);
    bool readCards(ClassRows& rows, const QVariantList& span);

    QString m_name;
    QSqlDatabase m_database;
    ClassTrouble m_trouble = ClassTrouble::None;
    QString m_said;
};

} // namespace casefile::learner
