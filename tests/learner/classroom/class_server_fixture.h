#pragma once

#include "tests/learner/answers.h"

#include "app/learner/classroom/class_admin.h"
#include "app/learner/classroom/class_link.h"
#include "app/learner/classroom/class_server.h"
#include "app/learner/store.h"

#include <QProcess>
#include <QSqlError>
#include <QTemporaryDir>
#include <QTest>

namespace casefile::tests {

using namespace Qt::StringLiterals;
using learner::ClassPlace;
using learner::ClassTls;

inline const QString className = u"class9a"_s;

inline QString passwordOf(const QString& login)
{
    return login + u" s3cret 'word' \\ 密"_s; // nothing that a password may hold breaks a statement
}

/// The server that server.sh started, with a class on it.
struct TestServer
{
    QString folder = qEnvironmentVariable("CLASS_SERVER");
    int port = qEnvironmentVariableIntValue("CLASS_PORT");
    QString name = className; ///< of the class and its database

    /// As the superuser, through the socket.
    ClassPlace admin(const QString& database = {}) const
    {
        return {folder, port, database.isEmpty() ? name : database, u"admin"_s, ClassTls::Off, {}};
    }

    ClassPlace placeOf(const QString& login) const
    {
        return {u"localhost"_s, port, name, login, ClassTls::Verify, folder + u"/server.crt"_s};
    }

    void control(const QString& what) const
    {
        const QString script = qEnvironmentVariable("CLASS_CONTROL");
        QCOMPARE(QProcess::execute(u"bash"_s, {script, what}), 0);
    }

    /// The database and the schema; nobody is in it.
    void make() const
    {
        learner::ClassServer server;
        QVERIFY(server.open(admin(u"postgres"_s), {}));
        server.close();
        QSqlDatabase plain = QSqlDatabase::addDatabase(u"QPSQL"_s, u"make"_s);
        plain.setHostName(folder);
        plain.setPort(port);
        plain.setUserName(u"admin"_s);
        plain.setDatabaseName(u"postgres"_s);
        QVERIFY(plain.open());
        QSqlQuery(plain).exec(u"CREATE DATABASE %1"_s.arg(name)); // not in a transaction
        plain = {};
        QSqlDatabase::removeDatabase(u"make"_s);
        QCOMPARE(learner::applyToServer(admin(), learner::classSchema(name)), QString());
    }

    /// The class of the tests, with three learners and their instructor, unless it is there already.
    void makeWithPeople() const
    {
        if (learner::ClassServer().open(placeOf(u"lee"_s), passwordOf(u"lee"_s)))
            return;
        make();
        add(u"lee"_s, u"Ms Lee"_s, true);
        add(u"anna"_s, u"Anna"_s, false);
        add(u"bob"_s, u"Bob O'Hara"_s, false);
        add(u"chen"_s, u"陈晨"_s, false);
    }

    void add(const QString& login, const QString& shown, bool isInstructor) const
    {
        QCOMPARE(learner::applyToServer(
                     admin(), learner::memberStatements(name, login, shown, isInstructor, passwordOf(login))),
                 QString());
    }
};

/// One connection with which anything may be tried.
class Person
{
public:
    explicit Person(const ClassPlace& place, const QString& password)
    {
        static int count = 0;
        m_name = u"person-%1"_s.arg(++count);
        m_database = QSqlDatabase::addDatabase(u"QPSQL"_s, m_name);
        m_database.setHostName(place.host);
        m_database.setPort(place.port);
        m_database.setDatabaseName(place.database);
        m_database.setUserName(place.user);
        m_database.setPassword(password);
        [this] { QVERIFY2(m_database.open(), qPrintable(m_database.lastError().text())); }();
    }

    ~Person()
    {
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
    }

    /// The first column of the rows; "refused: why" if it is not allowed.
    QString ask(const QString& sql)
    {
        QSqlQuery query(m_database);
        if (!query.exec(sql))
            return u"refused: "_s + query.lastError().databaseText().section(u'\n', 0, 0);
        if (!query.isSelect())
            return u"rows: %1"_s.arg(query.numRowsAffected());
        QStringList rows;
        while (query.next())
            rows << query.value(0).toString();
        return rows.join(u',');
    }

private:
    QString m_name;
    QSqlDatabase m_database;
};

inline constexpr learner::ClassLink::Pace quick{20, 20, 200};

/// A learner at home: a store of their own and the link to the class.
struct Home
{
    explicit Home(int answers = 0)
    {
        [this] { QCOMPARE(store.open(folder.filePath(u"learner.sqlite"_s)), learner::StoreState::Ready); }();
        for (int n = 0; n < answers; ++n)
            store.record(answer(n));
        link = std::make_unique<learner::ClassLink>(store);
        link->setPace(quick);
    }

    bool isDone() const
    {
        return link->state() == learner::LinkState::UpToDate && link->outbox().waiting() == 0;
    }

    QTemporaryDir folder;
    learner::Store store;
    std::unique_ptr<learner::ClassLink> link;
};

} // namespace casefile::tests
