#include "tests/learner/store_folder.h"

#include "app/learner/database.h"
#include "app/learner/migrations.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>

using namespace casefile;
using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

/// Each way in which a database can be bad: one sentence, nothing overwritten, the program goes on.
class TestStoreDamage : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder.begin();
    }

    void cleanup() { m_folder.end(); }

    void everyStateHasASentenceOfItsOwn()
    {
        QSet<QString> sentences;
        for (int state = int(StoreState::ReadOnly); state <= int(StoreState::NoDriver); ++state) {
            const QString sentence = toSentence(StoreState(state), u"/x/learner.sqlite"_s);
            QVERIFY(sentence.contains(u"learner.sqlite"_s));
            sentences.insert(sentence);
        }
        QCOMPARE(sentences.size(), int(StoreState::NoDriver) - int(StoreState::ReadOnly) + 1);
        QVERIFY(toSentence(StoreState::Ready, m_folder.file()).isEmpty());
    }

    void anEmptyFileIsLeftAsItIs()
    {
        writeBytes(m_folder.file(), {});
        writeBytes(m_folder.file() + u"-wal"_s, "answers may still be here");
        expectUntouched(StoreState::EmptyFile);
        QCOMPARE(bytesOf(m_folder.file() + u"-wal"_s), QByteArray("answers may still be here"));
    }

    void aFileThatIsNoDatabaseIsLeftAsItIs()
    {
        writeBytes(m_folder.file(), "My diary.\n");
        expectUntouched(StoreState::NotADatabase);
    }

    void aDatabaseOfAnotherProgramIsLeftAsItIs()
    {
        {
            Database database;
            QVERIFY(database.open(m_folder.file(), Database::Access::Create));
            QVERIFY(database.execute(u"CREATE TABLE answer (id INTEGER)"_s));
        }
        expectUntouched(StoreState::NotADatabase);
    }

    void aFolderOfThatNameIsLeftAsItIs()
    {
        QVERIFY(QDir().mkpath(m_folder.file()));
        Store store;
        QCOMPARE(store.open(m_folder.file()), StoreState::NotADatabase);
        QVERIFY(QDir(m_folder.file()).exists());
    }

    void aPipeOfThatNameIsNotWaitedFor()
    {
        if (QProcess::execute(u"mkfifo"_s, {m_folder.file()}) != 0)
            QSKIP("this system has no named pipes");
        Store store;
        QCOMPARE(store.open(m_folder.file()), StoreState::NotADatabase);
        QVERIFY(QFile::exists(m_folder.file()));
    }

    void aBrokenPageIsFoundAndTheFileIsLeftAsItIs()
    {
        m_folder.makeStore();
        QByteArray bytes = bytesOf(m_folder.file());
        QVERIFY(bytes.size() > 5 * 4096);
        for (qsizetype i = 2 * 4096; i < 4 * 4096; ++i)
            bytes[i] = char(0xA5);
        writeBytes(m_folder.file(), bytes);
        expectUntouched(StoreState::Damaged);
    }

    void aBrokenHeaderIsFoundAndTheFileIsLeftAsItIs()
    {
        m_folder.makeStore();
        QByteArray bytes = bytesOf(m_folder.file());
        for (qsizetype i = 16; i < 32; ++i)
            bytes[i] = char(0xFF);
        writeBytes(m_folder.file(), bytes);
        expectUntouched(StoreState::Damaged);
    }

    void aFileCutShortIsFoundAndLeftAsItIs()
    {
        m_folder.makeStore();
        writeBytes(m_folder.file(), bytesOf(m_folder.file()).first(3 * 4096 + 100));
        expectUntouched(StoreState::Damaged);
    }

    void aNewerVersionIsReadButNotWritten()
    {
        m_folder.makeStore();
        {
            Database database;
            QVERIFY(database.open(m_folder.file(), Database::Access::ReadWrite));
            QVERIFY(database.execute(u"PRAGMA user_version = %1"_s.arg(currentVersion() + 1)));
        }
        const QByteArray before = bytesOf(m_folder.file());
        {
            Store store;
            QCOMPARE(store.open(m_folder.file()), StoreState::NewerVersion);
            QCOMPARE(store.answers().size(), someAnswers);
            expectNothingIsWritten(store);
        }
        QCOMPARE(bytesOf(m_folder.file()), before);
    }

    void aSecondStoreReadsAndDoesNotWrite()
    {
        Store first;
        QCOMPARE(first.open(m_folder.file()), StoreState::Ready);
        QVERIFY(first.record(answer(0)));
        Store second;
        QCOMPARE(second.open(m_folder.file()), StoreState::InUse);
        QCOMPARE(second.answers(), QList<content::AnswerRecord>{answer(0)});
        expectNothingIsWritten(second);
        QVERIFY(first.record(answer(1)));
        QCOMPARE(second.answers().size(), 2); // it sees what the first one does
        second.close();
        QVERIFY(first.record(answer(2)));
        first.close();
        QCOMPARE(second.open(m_folder.file()), StoreState::Ready);
        QCOMPARE(second.answers().size(), 3);
    }

private:
    /// The store is not opened, and the file has the same bytes afterwards.
    void expectUntouched(StoreState state)
    {
        const QByteArray before = bytesOf(m_folder.file());
        {
            Store store;
            QCOMPARE(store.open(m_folder.file()), state);
            QVERIFY(store.answers().isEmpty());
            expectNothingIsWritten(store);
        }
        QVERIFY(QFile::exists(m_folder.file()));
        QCOMPARE(bytesOf(m_folder.file()), before);
    }

    StoreFolder m_folder;
};

QTEST_GUILESS_MAIN(TestStoreDamage)
#include "tst_store_damage.moc"
