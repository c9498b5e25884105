#include "tests/learner/deck_answers.h"
#include "tests/learner/store_folder.h"

#include "app/learner/database.h"
#include "app/learner/migrations.h"

#include <QDir>
#include <QRegularExpression>

#include <functional>

using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

/// Does something to the database in this file, which is sound before.
using Damage = std::function<void(const QString& file)>;

const QDateTime someday(QDate(2026, 11, 30), QTime(12, 0), Qt::UTC);

void overwrite(const QString& file, qint64 at, const QByteArray& bytes)
{
    QFile target(file);
    QVERIFY(target.open(QIODevice::ReadWrite));
    QVERIFY(target.seek(at));
    QCOMPARE(target.write(bytes), bytes.size());
}

} // namespace

Q_DECLARE_METATYPE(Damage)

/// What a learner can do about a file that is damaged, gone, too new or full: nothing is ever overwritten.
class TestRecovery : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder.begin();
    }

    void cleanup() { m_folder.end(); }

    void aBackupTakesThePlaceOfWhatIsDamaged_data() { addDamages(); }

    void aBackupTakesThePlaceOfWhatIsDamaged()
    {
        QFETCH(Damage, damage);
        QFETCH(StoreState, state);
        Store store;
        const QByteArray broken = makeDamaged(store, damage, state);
        QVERIFY(remediesFor(state).restore);
        const QList<Backup> backups = backupsOf(m_folder.file());
        QCOMPARE(backups.size(), 1);
        QCOMPARE(contentsOf(backups.first()).answers, someAnswers);
        QVERIFY(contentsOf(backups.first()).isSound);
        QVERIFY(store.restore(backups.first(), someday));
        QCOMPARE(store.state(), StoreState::Ready);
        QCOMPARE(store.answers().size(), someAnswers);
        QVERIFY(store.record(answer(someAnswers)));
        QCOMPARE(aside(), broken);
    }

    void anEmptyFileTakesItsPlaceWhenThatIsWanted_data() { addDamages(); }

    void anEmptyFileTakesItsPlaceWhenThatIsWanted()
    {
        QFETCH(Damage, damage);
        QFETCH(StoreState, state);
        Store store;
        const QByteArray broken = makeDamaged(store, damage, state);
        QVERIFY(remediesFor(state).startNew);
        QVERIFY(store.startNew(someday));
        QCOMPARE(store.state(), StoreState::Ready);
        QVERIFY(store.answers().isEmpty());
        QCOMPARE(aside(), broken);
        QCOMPARE(backupsOf(m_folder.file()).size(), 1); // they stay
    }

    void aBackupThatIsDamagedItselfIsNotRestored()
    {
        Store store;
        makeDamaged(
            store, [](const QString& file) { overwrite(file, 0, "My diary, not yours"); },
            StoreState::NotADatabase);
        const Backup backup = backupsOf(m_folder.file()).first();
        overwrite(backup.file, 4096, QByteArray(8192, '\xA5'));
        QVERIFY(!contentsOf(backup).isSound);
        QVERIFY(!store.restore(backup, someday));
        QCOMPARE(store.state(), StoreState::NotADatabase);
        QCOMPARE(aside(), QByteArray()); // nothing was moved
    }

    void whatAnotherProgramHasIsNotReplaced()
    {
        m_folder.makeStore();
        Store first, second;
        QCOMPARE(first.open(m_folder.file()), StoreState::Ready);
        QCOMPARE(first.backUpDaily(someday), BackupResult::Made);
        QCOMPARE(second.open(m_folder.file()), StoreState::InUse);
        QVERIFY(!second.restore(backupsOf(m_folder.file()).first(), someday));
        QVERIFY(!second.startNew(someday));
        QCOMPARE(aside(), QByteArray());
        QVERIFY(first.record(answer(1)));
        QVERIFY(!remediesFor(StoreState::InUse).restore && remediesFor(StoreState::InUse).tryAgain);
    }

    void aNewerFileIsNeitherWrittenNorReplaced()
    {
        m_folder.makeStore();
        {
            Database database;
            QVERIFY(database.open(m_folder.file(), Database::Access::ReadWrite));
            QVERIFY(database.execute(u"PRAGMA user_version = %1"_s.arg(currentVersion() + 1)));
        }
        Store store;
        QCOMPARE(store.open(m_folder.file()), StoreState::NewerVersion);
        Deck deck(store, calendar);
        QVERIFY(!deck.keep({{u"q-1"_s, u"overview"_s}, cardAnswer(Grade::Good, 0), answer(1), {}}));
        QVERIFY(!store.record(answer(1)));
        QCOMPARE(store.answers().size(), someAnswers);
        QVERIFY(!remediesFor(store.state()).restore && !remediesFor(store.state()).startNew);
    }

    void onAFullDiskNeitherTheAnswerNorItsCardIsKept()
    {
        if (!FileSizeLimit::isSupported())
            QSKIP("needs a limit of the file size");
        Store store;
        QCOMPARE(store.open(m_folder.file()), StoreState::Ready);
        Deck deck(store, calendar);
        int kept = 0;
        const auto give = [&] {
            const QString item = u"q-%1"_s.arg(kept);
            return deck.keep({{item, u"overview"_s}, cardAnswer(Grade::Good, 0), answer(kept), {}})
                .has_value();
        };
        {
            const FileSizeLimit limit(256 * 1024);
            while (kept < 10000 && give())
                ++kept;
            QCOMPARE(store.state(), StoreState::DiskFull);
        }
        {
            const FileSizeLimit limit(16 * 1024); // less than a copy takes
            QCOMPARE(store.backUpDaily(someday), BackupResult::Failed);
            QVERIFY(store.backupProblem().contains(QDir::toNativeSeparators(m_folder.file())));
        }
        QVERIFY(kept > 0 && kept < 10000);
        QCOMPARE(store.answers().size(), kept);
        QCOMPARE(deck.cards().size(), std::size_t(kept));
        QVERIFY(give()); // room was made
        QCOMPARE(store.state(), StoreState::Ready);
        QCOMPARE(deck.recompute().value_or(-1), 0);
        QCOMPARE(store.backUpDaily(someday), BackupResult::Made);
        QVERIFY(store.backupProblem().isEmpty());
    }

private:
    static void addDamages()
    {
        QTest::addColumn<Damage>("damage");
        QTest::addColumn<StoreState>("state");
        const auto add = [](const char* name, const Damage& damage, StoreState state) {
            QTest::newRow(name) << damage << state;
        };
        add(
            "empty", [](const QString& file) { QVERIFY(QFile::resize(file, 0)); }, StoreState::EmptyFile);
        add(
            "not a database", [](const QString& file) { overwrite(file, 0, "My diary, not yours"); },
            StoreState::NotADatabase);
        add(
            "damaged", [](const QString& file) { overwrite(file, 8192, QByteArray(8192, '\xA5')); },
            StoreState::Damaged);
        add(
            "gone", [](const QString& file) { QVERIFY(QFile::remove(file)); }, StoreState::Missing);
    }

    /// A store with answers and a backup, damaged; the bytes of the damaged file.
    QByteArray makeDamaged(Store& store, const Damage& damage, StoreState state)
    {
        m_folder.makeStore();
        store.open(m_folder.file());
        [&] { QCOMPARE(store.backUpDaily(someday), BackupResult::Made); }();
        store.close();
        damage(m_folder.file());
        QFile file(m_folder.file());
        const QByteArray broken = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        file.close();
        [&] { QCOMPARE(store.open(m_folder.file()), state); }();
        [&] { QVERIFY(!store.problem().isEmpty() && !store.isWritable()); }();
        return broken;
    }

    /// The bytes of the file that was set aside; empty when there is none.
    QByteArray aside() const
    {
        const QDir folder(m_folder.path());
        for (const QString& name : folder.entryList({u"*.aside-*Z"_s}, QDir::Files)) {
            QFile file(folder.filePath(name));
            if (file.open(QIODevice::ReadOnly))
                return file.readAll();
        }
        return {};
    }

    StoreFolder m_folder;
};

QTEST_GUILESS_MAIN(TestRecovery)
#include "tst_recovery.moc"
