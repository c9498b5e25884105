#include "tests/learner/store_folder.h"

#include "app/learner/backup.h"
#include "app/learner/database.h"
#include "app/learner/migrations.h"

#include <QDir>
#include <QRegularExpression>

using namespace casefile;
using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

const QDateTime noon(QDate(2026, 5, 4), QTime(12, 0), Qt::UTC);

} // namespace

class TestBackup : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder.begin();
        m_folder.makeStore();
    }

    void cleanup() { m_folder.end(); }

    void aBackupIsTheWholeDatabase()
    {
        Store store;
        store.open(m_folder.file());
        QVERIFY(store.record(answer(someAnswers))); // is still in the write-ahead log
        QCOMPARE(store.backUpDaily(noon), BackupResult::Made);
        const QList<Backup> backups = backupsOf(m_folder.file());
        QCOMPARE(backups.size(), 1);
        QCOMPARE(backups[0].when, noon);
        QCOMPARE(backups[0].version, currentVersion());
        Store restored;
        QCOMPARE(restored.open(backups[0].file), StoreState::Ready);
        QCOMPARE(restored.answers(), store.answers());
    }

    void thereIsOneBackupADayAndNoneWithoutAChange()
    {
        Store store;
        store.open(m_folder.file());
        QCOMPARE(store.backUpDaily(noon), BackupResult::Made);
        QVERIFY(store.record(answer(someAnswers)));
        QCOMPARE(store.backUpDaily(noon.addSecs(3600)), BackupResult::Unchanged);
        QCOMPARE(store.backUpDaily(noon.addDays(1)), BackupResult::Made);
        QCOMPARE(store.backUpDaily(noon.addDays(2)), BackupResult::Unchanged);
        QVERIFY(store.setPreference(u"theme"_s, u"dark"_s));
        QCOMPARE(store.backUpDaily(noon.addDays(2)), BackupResult::Made);
        QCOMPARE(filesOfBackups().size(), 3);
    }

    void oldBackupsAreThinnedOut()
    {
        QList<Backup> daily;
        for (int day = 0; day < 800; ++day)
            daily.append({QString::number(day), noon.addDays(-day), 2});
        const QList<Backup> gone = superfluous(daily);
        QCOMPARE(daily.size() - gone.size(),
                 7 + 2 + 10); // of two weeks and two months the newest are among the days
        for (int day = 0; day < 7; ++day)
            QVERIFY(!gone.contains(daily[day]));
        daily.first().version = 1; // the only one of an older version stays
        QVERIFY(!superfluous(daily).contains(daily.first()));
    }

    void whatIsNoBackupOfOursIsLeftAlone()
    {
        Store store;
        store.open(m_folder.file());
        store.backUpDaily(noon);
        const QStringList others{u"learner-old.sqlite"_s, u"other-20260101T000000Z-v2.sqlite"_s};
        for (const QString& other : others)
            writeBytes(m_folder.path() + u"/backups/"_s + other, "x");
        for (int day = 1; day < 40; ++day) {
            store.setPreference(u"day"_s, QString::number(day));
            QCOMPARE(store.backUpDaily(noon.addDays(day)), BackupResult::Made);
        }
        QVERIFY(backupsOf(m_folder.file()).size() < 15);
        for (const QString& other : others)
            QVERIFY(filesOfBackups().contains(other));
    }

    void whatAKilledBackupLeftIsRemoved()
    {
        Store store;
        store.open(m_folder.file());
        QVERIFY(QDir(m_folder.path()).mkpath(u"backups"_s));
        const QString other = u"other-20260101T000000Z-v2.sqlite.new"_s;
        for (const QString& name : {u"learner-20260101T000000Z-v2.sqlite.new"_s,
                                    u"learner-20260101T000000Z-v2.sqlite.new-journal"_s, other})
            writeBytes(m_folder.path() + u"/backups/"_s + name, "half");
        QCOMPARE(store.backUpDaily(noon), BackupResult::Made);
        const QString made = QFileInfo(backupsOf(m_folder.file())[0].file).fileName();
        QCOMPARE(filesOfBackups(), (QStringList{made, other}));
    }

    void aCopyWithAFaultIsNoBackup()
    {
        Database source;
        QVERIFY(source.open(m_folder.file(), Database::Access::ReadWrite));
        const QString copy = m_folder.path() + u"/copy.sqlite"_s;
        QVERIFY(source.execute(u"VACUUM INTO ?"_s, {copy}));
        QVERIFY(isWholeCopy(source, copy));
        QVERIFY(source.execute(u"INSERT INTO preference (key, value) VALUES ('a', 'b')"_s));
        QVERIFY(!isWholeCopy(source, copy)); // one row less
        QByteArray bytes = bytesOf(copy);
        writeBytes(copy, bytes.first(bytes.size() / 2));
        QVERIFY(!isWholeCopy(source, copy));
        QVERIFY(!isWholeCopy(source, copy + u".missing"_s));
    }

    void aFullDiskLeavesNoHalfBackup()
    {
        if (!FileSizeLimit::isSupported())
            QSKIP("needs a limit of the file size");
        Store store;
        store.open(m_folder.file());
        {
            const FileSizeLimit limit(16 * 1024);
            QCOMPARE(store.backUpDaily(noon), BackupResult::Failed);
        }
        QVERIFY(filesOfBackups().isEmpty());
        QCOMPARE(store.backUpDaily(noon), BackupResult::Made);
    }

    void aMigrationIsNotBegunWithoutABackup()
    {
        makeOldStore();
        writeBytes(m_folder.path() + u"/backups"_s, "a file where the folder should be");
        Store store;
        QCOMPARE(store.open(m_folder.file()), StoreState::NoBackup);
        QCOMPARE(store.problem(), toSentence(StoreState::NoBackup, m_folder.file()));
        QVERIFY(!store.isWritable());
        QCOMPARE(store.answers().size(), 1);
        store.close();
        QCOMPARE(versionOf(m_folder.file()), 1);
        QVERIFY(QFile::remove(m_folder.path() + u"/backups"_s));
        QCOMPARE(store.open(m_folder.file()), StoreState::Ready);
        QCOMPARE(versionOf(m_folder.file()), currentVersion());
        const QList<Backup> backups = backupsOf(m_folder.file());
        QCOMPARE(backups.size(), 1);
        QCOMPARE(backups[0].version, 1);
        QCOMPARE(versionOf(backups[0].file), 1);
    }

private:
    QStringList filesOfBackups() const
    {
        return QDir(m_folder.path() + u"/backups"_s).entryList(QDir::Files | QDir::Hidden);
    }

    static int versionOf(const QString& file)
    {
        Database database;
        database.open(file, Database::Access::ReadOnly);
        return database.value(u"PRAGMA user_version"_s).value_or(-1).toInt();
    }

    /// A file of version 1, with an answer in it.
    void makeOldStore()
    {
        QVERIFY(QFile::remove(m_folder.file()));
        Database database;
        QVERIFY(database.open(m_folder.file(), Database::Access::Create));
        for (const QString& statement : migrationTable()[0])
            QVERIFY(database.execute(statement));
        QVERIFY(database.execute(
            u"INSERT INTO answer VALUES (1, 0, 0, 'overview', 'q', 1, '[]', 0, '', 1, '', 1, 0, 1, '{}', 0)"_s));
        QVERIFY(database.execute(u"PRAGMA application_id = %1"_s.arg(applicationId)));
        QVERIFY(database.execute(u"PRAGMA user_version = 1"_s));
    }

    StoreFolder m_folder;
};

QTEST_GUILESS_MAIN(TestBackup)
#include "tst_backup.moc"
