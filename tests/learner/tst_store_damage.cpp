#include "tests/learner/answers.h"
#include "tests/learner/system_calls.h"

#include "app/learner/database.h"
#include "app/learner/migrations.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int someAnswers = 200; ///< enough for several pages

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

constexpr auto readable = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
constexpr auto enterable = readable | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
constexpr auto writable = QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther;

} // namespace

/// Each way in which a database can be bad: one sentence, nothing overwritten, the program goes on.
class TestStoreDamage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        Store store;
        QCOMPARE(store.open(m_sound.filePath(u"learner.sqlite"_s)), StoreState::Ready);
        for (int n = 0; n < someAnswers; ++n)
            QVERIFY(store.record(answer(n)));
    }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QFile::setPermissions(m_folder->path(),
                                      enterable | writable)); // root acts as somebody else below
        m_file = m_folder->filePath(u"learner.sqlite"_s);
    }

    void cleanup() { QFile::setPermissions(m_folder->path(), enterable | writable); }

    void everyStateHasASentenceOfItsOwn()
    {
        QSet<QString> sentences;
        for (int state = int(StoreState::ReadOnly); state <= int(StoreState::NoDriver); ++state) {
            const QString sentence = toSentence(StoreState(state), u"/x/learner.sqlite"_s);
            QVERIFY(sentence.contains(u"learner.sqlite"_s));
            sentences.insert(sentence);
        }
        QCOMPARE(sentences.size(), int(StoreState::NoDriver) - int(StoreState::ReadOnly) + 1);
        QVERIFY(toSentence(StoreState::Ready, m_file).isEmpty());
    }

    void anEmptyFileIsLeftAsItIs()
    {
        writeBytes(m_file, {});
        writeBytes(m_file + u"-wal"_s, "answers may still be here");
        expectUntouched(StoreState::EmptyFile);
        QCOMPARE(bytesOf(m_file + u"-wal"_s), QByteArray("answers may still be here"));
    }

    void aFileThatIsNoDatabaseIsLeftAsItIs()
    {
        writeBytes(m_file, "My diary.\n");
        expectUntouched(StoreState::NotADatabase);
    }

    void aDatabaseOfAnotherProgramIsLeftAsItIs()
    {
        {
            Database database;
            QVERIFY(database.open(m_file, Database::Access::Create));
            QVERIFY(database.execute(u"CREATE TABLE answer (id INTEGER)"_s));
        }
        expectUntouched(StoreState::NotADatabase);
    }

    void aFolderOfThatNameIsLeftAsItIs()
    {
        QVERIFY(QDir().mkpath(m_file));
        Store store;
        QCOMPARE(store.open(m_file), StoreState::NotADatabase);
        QVERIFY(QDir(m_file).exists());
    }

    void aPipeOfThatNameIsNotWaitedFor()
    {
        if (QProcess::execute(u"mkfifo"_s, {m_file}) != 0)
            QSKIP("this system has no named pipes");
        Store store;
        QCOMPARE(store.open(m_file), StoreState::NotADatabase);
        QVERIFY(QFile::exists(m_file));
    }

    void aBrokenPageIsFoundAndTheFileIsLeftAsItIs()
    {
        makeStore();
        QByteArray bytes = bytesOf(m_file);
        QVERIFY(bytes.size() > 5 * 4096);
        for (qsizetype i = 2 * 4096; i < 4 * 4096; ++i)
            bytes[i] = char(0xA5);
        writeBytes(m_file, bytes);
        expectUntouched(StoreState::Damaged);
    }

    void aBrokenHeaderIsFoundAndTheFileIsLeftAsItIs()
    {
        makeStore();
        QByteArray bytes = bytesOf(m_file);
        for (qsizetype i = 16; i < 32; ++i)
            bytes[i] = char(0xFF);
        writeBytes(m_file, bytes);
        expectUntouched(StoreState::Damaged);
    }

    void aFileCutShortIsFoundAndLeftAsItIs()
    {
        makeStore();
        writeBytes(m_file, bytesOf(m_file).first(3 * 4096 + 100));
        expectUntouched(StoreState::Damaged);
    }

    void aNewerVersionIsReadButNotWritten()
    {
        makeStore();
        {
            Database database;
            QVERIFY(database.open(m_file, Database::Access::ReadWrite));
            QVERIFY(database.execute(u"PRAGMA user_version = %1"_s.arg(currentVersion() + 1)));
        }
        const QByteArray before = bytesOf(m_file);
        {
            Store store;
            QCOMPARE(store.open(m_file), StoreState::NewerVersion);
            QCOMPARE(store.answers().size(), someAnswers);
            expectNothingIsWritten(store);
        }
        QCOMPARE(bytesOf(m_file), before);
    }

    void aReadOnlyFileIsReadButNotWritten()
    {
        needOrdinaryUser();
        makeStore();
        QVERIFY(QFile::setPermissions(m_file, readable));
        const OrdinaryUser user;
        Store store;
        QCOMPARE(store.open(m_file), StoreState::ReadOnly);
        QCOMPARE(store.answers().size(), someAnswers);
        expectNothingIsWritten(store);
    }

    void aReadOnlyFolderIsReadButNotWritten()
    {
        needOrdinaryUser();
        makeStore();
        QVERIFY(QFile::setPermissions(m_file, readable));
        QVERIFY(QFile::setPermissions(m_folder->path(), enterable));
        const OrdinaryUser user;
        Store store;
        QCOMPARE(store.open(m_file), StoreState::ReadOnly);
        QCOMPARE(store.answers().size(), someAnswers);
        expectNothingIsWritten(store);
    }

    void aReadOnlyFolderWithoutADatabaseGetsNone()
    {
        needOrdinaryUser();
        QVERIFY(QFile::setPermissions(m_folder->path(), enterable));
        const OrdinaryUser user;
        Store store;
        QCOMPARE(store.open(m_file), StoreState::CannotCreate);
        expectNothingIsWritten(store);
        QCOMPARE(store.open(m_folder->filePath(u"deeper/learner.sqlite"_s)), StoreState::CannotCreate);
    }

    void aFileThatMayNotBeReadSaysSo()
    {
        needOrdinaryUser();
        makeStore();
        QVERIFY(QFile::setPermissions(m_file, QFile::Permissions()));
        const OrdinaryUser user;
        Store store;
        QCOMPARE(store.open(m_file), StoreState::Unreadable);
        expectNothingIsWritten(store);
    }

    void onAFullDiskNothingIsCreatedAndNothingIsLeftBehind()
    {
        if (!FileSizeLimit::isSupported())
            QSKIP("needs a limit of the file size");
        {
            const FileSizeLimit limit(8 * 1024);
            Store store;
            QCOMPARE(store.open(m_file), StoreState::DiskFull);
            expectNothingIsWritten(store);
        }
        QVERIFY(!QFile::exists(m_file));
        QVERIFY(!QFile::exists(m_file + u".new"_s));
        Store store;
        QCOMPARE(store.open(m_file), StoreState::Ready); // room was made
    }

    void onADiskThatFillsUpEarlierAnswersStayAndWritingGoesOnLater()
    {
        if (!FileSizeLimit::isSupported())
            QSKIP("needs a limit of the file size");
        Store store;
        QCOMPARE(store.open(m_file), StoreState::Ready);
        int kept = 0;
        {
            const FileSizeLimit limit(128 * 1024);
            while (kept < 10000 && store.record(answer(kept)))
                ++kept;
            QCOMPARE(store.state(), StoreState::DiskFull);
            QVERIFY(!store.problem().isEmpty());
        }
        QVERIFY(kept > 0 && kept < 10000);
        QCOMPARE(store.answers().size(), kept);
        QVERIFY(store.record(answer(kept)));
        QCOMPARE(store.state(), StoreState::Ready);
        store.close();
        QCOMPARE(store.open(m_file), StoreState::Ready);
        QCOMPARE(store.answers().size(), kept + 1);
        QCOMPARE(store.answers().last(), answer(kept));
    }

    void aSecondStoreReadsAndDoesNotWrite()
    {
        Store first;
        QCOMPARE(first.open(m_file), StoreState::Ready);
        QVERIFY(first.record(answer(0)));
        Store second;
        QCOMPARE(second.open(m_file), StoreState::InUse);
        QCOMPARE(second.answers(), QList<AnswerRecord>{answer(0)});
        expectNothingIsWritten(second);
        QVERIFY(first.record(answer(1)));
        QCOMPARE(second.answers().size(), 2); // it sees what the first one does
        second.close();
        QVERIFY(first.record(answer(2)));
        first.close();
        QCOMPARE(second.open(m_file), StoreState::Ready);
        QCOMPARE(second.answers().size(), 3);
    }

private:
    /// A sound database with some answers.
    void makeStore() { QVERIFY(QFile::copy(m_sound.filePath(u"learner.sqlite"_s), m_file)); }

    static void needOrdinaryUser()
    {
        if (!OrdinaryUser::isSupported())
            QSKIP("permissions of this system are not known here");
    }

    static void expectNothingIsWritten(Store& store)
    {
        const qsizetype before = store.answers().size();
        QVERIFY(!store.isWritable());
        QVERIFY(!store.problem().isEmpty());
        QVERIFY(!store.record(answer(0)));
        QVERIFY(!store.markStepSeen(u"overview"_s, u"x"_s, answer(0).when));
        QVERIFY(!store.setPreference(u"a"_s, u"b"_s));
        QCOMPARE(store.answers().size(), before);
    }

    /// The store is not opened, and the file has the same bytes afterwards.
    void expectUntouched(StoreState state)
    {
        const QByteArray before = bytesOf(m_file);
        {
            Store store;
            QCOMPARE(store.open(m_file), state);
            QVERIFY(store.answers().isEmpty());
            expectNothingIsWritten(store);
        }
        QVERIFY(QFile::exists(m_file));
        QCOMPARE(bytesOf(m_file), before);
    }

    QTemporaryDir m_sound;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

QTEST_GUILESS_MAIN(TestStoreDamage)
#include "tst_store_damage.moc"
