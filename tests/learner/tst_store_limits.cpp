#include "tests/learner/store_folder.h"

#include <QRegularExpression>

using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

/// What the system does not let us do: write, read, fill the disk. Earlier answers stay.
class TestStoreLimits : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder.begin();
    }

    void cleanup() { m_folder.end(); }

    void aReadOnlyFileIsReadButNotWritten()
    {
        needOrdinaryUser();
        m_folder.makeStore();
        QVERIFY(QFile::setPermissions(m_folder.file(), readable));
        const OrdinaryUser user;
        Store store;
        QCOMPARE(store.open(m_folder.file()), StoreState::ReadOnly);
        QCOMPARE(store.answers().size(), someAnswers);
        expectNothingIsWritten(store);
    }

    void aReadOnlyFolderIsReadButNotWritten()
    {
        needOrdinaryUser();
        m_folder.makeStore();
        QVERIFY(QFile::setPermissions(m_folder.file(), readable));
        QVERIFY(QFile::setPermissions(m_folder.path(), enterable));
        const OrdinaryUser user;
        Store store;
        QCOMPARE(store.open(m_folder.file()), StoreState::ReadOnly);
        QCOMPARE(store.answers().size(), someAnswers);
        expectNothingIsWritten(store);
    }

    void aReadOnlyFolderWithoutADatabaseGetsNone()
    {
        needOrdinaryUser();
        QVERIFY(QFile::setPermissions(m_folder.path(), enterable));
        const OrdinaryUser user;
        Store store;
        QCOMPARE(store.open(m_folder.file()), StoreState::CannotCreate);
        expectNothingIsWritten(store);
        QCOMPARE(store.open(m_folder.path() + u"/deeper/learner.sqlite"_s), StoreState::CannotCreate);
    }

    void aFileThatMayNotBeReadSaysSo()
    {
        needOrdinaryUser();
        m_folder.makeStore();
        QVERIFY(QFile::setPermissions(m_folder.file(), QFile::Permissions()));
        const OrdinaryUser user;
        Store store;
        QCOMPARE(store.open(m_folder.file()), StoreState::Unreadable);
        expectNothingIsWritten(store);
    }

    void onAFullDiskNothingIsCreatedAndNothingIsLeftBehind()
    {
        if (!FileSizeLimit::isSupported())
            QSKIP("needs a limit of the file size");
        {
            const FileSizeLimit limit(8 * 1024);
            Store store;
            QCOMPARE(store.open(m_folder.file()), StoreState::DiskFull);
            expectNothingIsWritten(store);
        }
        QVERIFY(!QFile::exists(m_folder.file()));
        QVERIFY(!QFile::exists(m_folder.file() + u".new"_s));
        Store store;
        QCOMPARE(store.open(m_folder.file()), StoreState::Ready); // room was made
    }

    void onADiskThatFillsUpEarlierAnswersStayAndWritingGoesOnLater()
    {
        if (!FileSizeLimit::isSupported())
            QSKIP("needs a limit of the file size");
        Store store;
        QCOMPARE(store.open(m_folder.file()), StoreState::Ready);
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
        QCOMPARE(store.open(m_folder.file()), StoreState::Ready);
        QCOMPARE(store.answers().size(), kept + 1);
        QCOMPARE(store.answers().last(), answer(kept));
    }

private:
    StoreFolder m_folder;
};

QTEST_GUILESS_MAIN(TestStoreLimits)
#include "tst_store_limits.moc"
