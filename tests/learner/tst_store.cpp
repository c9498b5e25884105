#include "tests/learner/answers.h"

#include "app/learner/database.h"
#include "app/learner/migrations.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace casefile;
using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

class TestStore : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(u"learner.sqlite"_s);
    }

    void aMissingFileIsCreatedWithItsFolders()
    {
        Store store;
        QCOMPARE(store.open(m_folder->filePath(u"a/b/learner.sqlite"_s)), StoreState::Ready);
        QVERIFY(store.isWritable() && store.problem().isEmpty());
        QVERIFY(QFile::exists(store.file()));
        QVERIFY(!QFile::exists(store.file() + u".new"_s));
    }

    void anAnswerComesBackAsItWasGiven()
    {
        {
            Store store;
            store.open(m_file);
            QVERIFY(store.record(answer(0)));
            QVERIFY(store.record(answer(1)));
        }
        Store store;
        QCOMPARE(store.open(m_file), StoreState::Ready);
        QCOMPARE(store.answers(), (QList<content::AnswerRecord>{answer(0), answer(1)}));
        QCOMPARE(store.answers(u"qkv"_s), QList<content::AnswerRecord>{answer(1)});
        QCOMPARE(store.answers()[0].when.offsetFromUtc(), 8 * 3600);
    }

    void anAnswerWithoutWordsIsKeptToo()
    {
        Store store;
        store.open(m_file);
        content::AnswerRecord empty;
        empty.when = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC);
        QVERIFY(store.record(empty));
        QCOMPARE(store.answers().size(), 1);
    }

    void oddTextsSurvive()
    {
        Store store;
        store.open(m_file);
        content::AnswerRecord odd = answer(0);
        odd.given = u"'; DROP TABLE answer; -- \" \\ \u0000 \U0001F408"_s;
        QVERIFY(store.record(odd));
        QCOMPARE(store.answers()[0].given, odd.given);
    }

    void durationsAreCapped()
    {
        Store store;
        store.open(m_file);
        content::AnswerRecord slow = answer(0);
        slow.durationMs = 1000LL * 60 * 60 * 24;
        store.record(slow);
        slow.durationMs = -5;
        store.record(slow);
        QCOMPARE(store.answers()[0].durationMs, content::AnswerRecord::longestMs);
        QCOMPARE(store.answers()[1].durationMs, 0);
    }

    void theAnswerLogOnlyGrows_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::newRow("change") << u"UPDATE answer SET given = 'b'"_s;
        QTest::newRow("delete") << u"DELETE FROM answer"_s;
        QTest::newRow("replace") << u"INSERT OR REPLACE INTO answer SELECT * FROM answer"_s;
    }

    void theAnswerLogOnlyGrows()
    {
        QFETCH(QString, sql);
        Store store;
        store.open(m_file);
        store.record(answer(0));
        store.close();
        Database database;
        QVERIFY(database.open(m_file, Database::Access::ReadWrite));
        QVERIFY(!database.execute(sql));
        database.close();
        store.open(m_file);
        QCOMPARE(store.answers(), QList<content::AnswerRecord>{answer(0)});
    }

    void anAnswerThatCannotBeIsRefusedAndTheStoreGoesOn()
    {
        Store store;
        store.open(m_file);
        content::AnswerRecord impossible = answer(0);
        impossible.attempt = 0;
        QVERIFY(!store.record(impossible));
        QCOMPARE(store.state(), StoreState::Ready);
        QVERIFY(store.record(answer(0)));
        QCOMPARE(store.answers().size(), 1);
    }

    void aStepIsSeenOnceAndStepsComeInOrder()
    {
        Store store;
        store.open(m_file);
        const QDateTime now = answer(0).when;
        QVERIFY(store.markStepSeen(u"overview"_s, u"weights"_s, now));
        QVERIFY(store.markStepSeen(u"overview"_s, u"blend"_s, now.addSecs(1)));
        QVERIFY(store.markStepSeen(u"overview"_s, u"weights"_s, now.addSecs(2)));
        QVERIFY(store.markStepSeen(u"qkv"_s, u"first"_s, now));
        QCOMPARE(store.stepsSeen(u"overview"_s), (QStringList{u"weights"_s, u"blend"_s}));
        QVERIFY(store.stepsSeen(u"nosuch"_s).isEmpty());
    }

    void preferencesAreKeptAndReplaced()
    {
        {
            Store store;
            store.open(m_file);
            QCOMPARE(store.preference(u"theme"_s, u"light"_s), u"light"_s);
            QVERIFY(store.setPreference(u"theme"_s, u"dark"_s));
            QVERIFY(store.setPreference(u"theme"_s, u"light"_s));
            QVERIFY(store.setPreference(u"theme"_s, u"dark"_s));
            QVERIFY(store.setPreference(u"empty"_s, {}));
        }
        Store store;
        store.open(m_file);
        QCOMPARE(store.preference(u"theme"_s, u"light"_s), u"dark"_s);
        QCOMPARE(store.preference(u"empty"_s, u"x"_s), u""_s);
    }

    void aQuestionAnsweredTwiceIsCountedOnce()
    {
        Store store;
        store.open(m_file);
        QVERIFY(store.questionsAnswered().isEmpty());
        content::AnswerRecord again = answer(0);
        again.attempt = 2;
        content::AnswerRecord other = answer(1);
        other.questionId = u"ov-other"_s;
        for (const content::AnswerRecord& one : {answer(0), again, other})
            QVERIFY(store.record(one));
        QStringList questions = store.questionsAnswered();
        questions.sort();
        QStringList expected{answer(0).questionId, u"ov-other"_s};
        expected.sort();
        QCOMPARE(questions, expected);
    }

    void aReadThatFailsIsNoFullDisk_data()
    {
        QTest::addColumn<int>("code"); // sqlite.org/rescode.html
        QTest::addColumn<Trouble>("trouble");
        QTest::newRow("SQLITE_IOERR_READ") << 266 << Trouble::CannotRead;
        QTest::newRow("SQLITE_IOERR_SHORT_READ") << 522 << Trouble::CannotRead;
        QTest::newRow("SQLITE_IOERR_LOCK") << 3850 << Trouble::CannotRead;
        QTest::newRow("SQLITE_IOERR_WRITE") << 778 << Trouble::DiskFull;
        QTest::newRow("SQLITE_IOERR_FSYNC") << 1034 << Trouble::DiskFull;
        QTest::newRow("SQLITE_IOERR_SHMSIZE") << 4874 << Trouble::DiskFull;
        QTest::newRow("SQLITE_FULL") << 13 << Trouble::DiskFull;
        QTest::newRow("SQLITE_READONLY_DIRECTORY") << 1544 << Trouble::ReadOnly;
    }

    void aReadThatFailsIsNoFullDisk()
    {
        QFETCH(int, code);
        QFETCH(Trouble, trouble);
        QCOMPARE(troubleOf(code), trouble);
    }

    void theDatabaseIsMadeForSafety()
    {
        Store store;
        store.open(m_file);
        Database database;
        QVERIFY(database.open(m_file, Database::Access::ReadOnly));
        QCOMPARE(database.value(u"PRAGMA journal_mode"_s)->toString(), u"wal"_s);
        QCOMPARE(database.value(u"PRAGMA application_id"_s)->toInt(), applicationId);
        QCOMPARE(database.value(u"PRAGMA user_version"_s)->toInt(), currentVersion());
    }

    void everyMigrationLeadsToTheCurrentVersion()
    {
        for (int version = 0; version <= currentVersion(); ++version) {
            const QString file = m_folder->filePath(u"from-%1.sqlite"_s.arg(version));
            Database database;
            QVERIFY(database.open(file, Database::Access::Create));
            for (int from = 0; from < version; ++from) {
                for (const QString& statement : migrationTable()[from])
                    QVERIFY(database.execute(statement));
            }
            database.execute(u"PRAGMA application_id = %1"_s.arg(applicationId));
            database.execute(u"PRAGMA user_version = %1"_s.arg(version));
            database.close();
            Store store;
            QCOMPARE(store.open(file), StoreState::Ready);
            QVERIFY(store.record(answer(0)));
        }
    }

    void openingACurrentDatabaseWritesNothing()
    {
        Store store;
        store.open(m_file);
        store.record(answer(0));
        store.close();
        const auto bytes = [this] {
            QFile file(m_file);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray before = bytes();
        store.open(m_file);
        store.close();
        QVERIFY(!before.isEmpty());
        QCOMPARE(bytes(), before);
    }

    void odditiesInThePathAreNoTrouble()
    {
        Store store;
        QCOMPARE(store.open(m_folder->filePath(u"学 50% a?b#c&d/learner file.sqlite"_s)), StoreState::Ready);
        QVERIFY(store.record(answer(0)));
        store.close();
        QCOMPARE(store.open(store.file()), StoreState::Ready);
        QCOMPARE(store.answers().size(), 1);
        QVERIFY(QFile::exists(store.file()));
    }

    void aStoreThatWasNeverOpenedKeepsNothingAndBreaksNothing()
    {
        Store store;
        QVERIFY(!store.isWritable());
        QVERIFY(!store.record(answer(0)));
        QVERIFY(!store.markStepSeen(u"a"_s, u"b"_s, answer(0).when));
        QVERIFY(!store.setPreference(u"a"_s, u"b"_s));
        QVERIFY(store.answers().isEmpty() && store.stepsSeen(u"a"_s).isEmpty());
        QCOMPARE(store.preference(u"a"_s, u"c"_s), u"c"_s);
        QVERIFY(store.questionsAnswered().isEmpty());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

QTEST_GUILESS_MAIN(TestStore)
#include "tst_store.moc"
