#include "tests/learner/own/own_samples.h"

#include "tests/learner/deck_answers.h"
#include "tests/learner/store_folder.h"

#include "app/learner/database.h"
#include "app/learner/deck.h"
#include "app/learner/migrations.h"

#include <QProcess>
#include <QRegularExpression>

#include <random>

using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

/// Every row of the tables of own questions.
QStringList dump(const QString& file)
{
    Database database;
    QStringList rows;
    if (!database.open(file, Database::Access::ReadOnly))
        return {u"cannot be opened"_s};
    for (const QString& table : {u"own_question"_s, u"own_question_past"_s}) {
        for (const QVariantList& row : database.rows(u"SELECT * FROM %1 ORDER BY id"_s.arg(table))) {
            QStringList words{table};
            for (const QVariant& value : row)
                words.append(value.toString());
            rows.append(words.join(u'|'));
        }
    }
    return rows;
}

} // namespace

class TestOwnQuestions : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder.begin();
        open();
    }

    void cleanup()
    {
        m_store.reset();
        m_folder.end();
    }

    void anEditRaisesTheVersionAndWhatItAskedBeforeStaysReadable()
    {
        OwnQuestions own(*m_store);
        OwnQuestion question = ownQuestion(1);
        question.id.clear();
        question = own.save(question, ownNow).value();
        QVERIFY(isOwnId(question.id) && question.version == 1);
        const QJsonObject before = question.question;
        question.question = ownObject(1, u" Say it."_s);
        QCOMPARE(own.save(question, ownNow)->version, 2);
        QCOMPARE(own.find(question.id)->question[u"version"_s].toInt(), 2);
        QVERIFY(own.find(question.id, 1));
        QCOMPARE(own.find(question.id, 1)->question, before);
        QVERIFY(own.remove({question.id}));
        QVERIFY(own.all().isEmpty() && !own.find(question.id));
        QCOMPARE(own.find(question.id, 1)->question, before);
        QVERIFY(own.find(question.id, 2));
        QCOMPARE(own.save(question, ownNow)->version, 3); // a third one, not the second again
    }

    void whatHasNotChangedIsNoAction()
    {
        OwnQuestions own(*m_store);
        QVERIFY(own.save(ownQuestion(1), ownNow));
        const OwnQuestion present = own.find(u"own-q1"_s).value();
        QCOMPARE(own.save(present, ownNow.addDays(1)), present);
        QCOMPARE(own.import({}, ownNow), ImportResult::NothingToDo);
        QVERIFY(Deck(*m_store, calendar).undo());
        QVERIFY(!own.undoable());
    }

    /// Also across restarts, in the middle of undoing and of redoing.
    void randomActionsAreUndoneAndRedoneToTheLastByte()
    {
        constexpr int actions = 40;
        std::mt19937 random(5);
        QList<QStringList> dumps{dump(m_folder.file())};
        for (int n = 0; n < actions; ++n) {
            act(random, n);
            dumps.append(dump(m_folder.file()));
            QVERIFY(dumps[n + 1] != dumps[n]);
        }
        for (int n = actions; n-- > 0;) {
            if (n % 11 == 0)
                open();
            QVERIFY(Deck(*m_store, calendar).undo());
            QCOMPARE(dump(m_folder.file()), dumps[n]);
        }
        for (int n = 1; n <= actions; ++n) {
            if (n % 13 == 0)
                open();
            QVERIFY(Deck(*m_store, calendar).redo());
            QCOMPARE(dump(m_folder.file()), dumps[n]);
        }
    }

    void anImportIsOneActionAndABackupIsMadeBefore()
    {
        OwnQuestions own(*m_store);
        QVERIFY(own.save(ownQuestion(7), ownNow));
        ImportPlan plan = ownImport(0, 5);
        plan.updated = {ownQuestion(7, u" Of those?"_s)};
        QCOMPARE(own.import(plan, ownNow), ImportResult::Done);
        QCOMPARE(own.all().size(), 6);
        QCOMPARE(own.find(u"own-q7"_s)->version, 2);
        QCOMPARE(*own.undoable(), ActionKind::ImportQuestions);
        const QList<Backup> backups = backupsOf(m_folder.file());
        QCOMPARE(backups.size(), 1);
        QCOMPARE(dump(backups.first().file).size(), 1);
        QVERIFY(contentsOf(backups.first()).isSound);
        QVERIFY(Deck(*m_store, calendar).undo());
        QCOMPARE(own.all().size(), 1);
        QCOMPARE(own.find(u"own-q7"_s)->version, 1);
    }

    void withoutABackupNothingIsImported()
    {
        writeBytes(m_folder.path() + u"/backups"_s, "no folder");
        OwnQuestions own(*m_store);
        QCOMPARE(own.import(ownImport(0, 5), ownNow), ImportResult::NoBackup);
        QVERIFY(own.all().isEmpty() && !own.undoable());
    }

    void onAFullDiskNothingOfAnImportIsKept()
    {
        if (!FileSizeLimit::isSupported())
            QSKIP("needs a limit of the file size");
        OwnQuestions own(*m_store);
        QVERIFY(own.save(ownQuestion(0), ownNow));
        const QStringList before = dump(m_folder.file());
        {
            const FileSizeLimit limit(256 * 1024);
            QCOMPARE(own.import(ownImport(0, 2000), ownNow), ImportResult::NotKept);
            QCOMPARE(m_store->state(), StoreState::DiskFull);
        }
        QCOMPARE(dump(m_folder.file()), before);
        QCOMPARE(own.import(ownImport(0, 2000), ownNow), ImportResult::Done);
        QCOMPARE(own.all().size(), 2000);
    }

    void aFileThatIsOnlyReadIsNotWritten()
    {
        QVERIFY(OwnQuestions(*m_store).save(ownQuestion(1), ownNow));
        m_store->close();
        Database database;
        QVERIFY(database.open(m_folder.file(), Database::Access::ReadWrite));
        QVERIFY(database.execute(u"PRAGMA user_version = %1"_s.arg(currentVersion() + 1)));
        database.close();
        m_store = std::make_unique<Store>();
        QCOMPARE(m_store->open(m_folder.file()), StoreState::NewerVersion);
        OwnQuestions own(*m_store);
        QCOMPARE(own.all().size(), 1);
        QVERIFY(!own.save(ownQuestion(2), ownNow) && !own.remove({u"own-q1"_s}));
        QCOMPARE(own.import(ownImport(5, 9), ownNow), ImportResult::NotKept);
        QCOMPARE(own.all().size(), 1);
    }

    void theCardOfARemovedQuestionRestsAndItsLogStays()
    {
        OwnQuestions own(*m_store);
        QVERIFY(own.save(ownQuestion(1), ownNow));
        Deck deck(*m_store, calendar);
        QVERIFY(deck.add({{u"own-q1"_s, u"qkv"_s}}));
        QVERIFY(deck.answer(1, cardAnswer(Grade::Good, 0)));
        const QDateTime later = cardAnswer(Grade::Good, 400).when;
        QCOMPARE(*deck.plan(later).next(), 1);
        QVERIFY(own.remove({u"own-q1"_s}));
        deck.readOwnQuestions();
        QVERIFY(!deck.plan(later).next());
        QCOMPARE(deck.reviews(1).size(), 1);
        QVERIFY(deck.undo());
        QCOMPARE(*deck.plan(later).next(), 1);
    }

    void idsOfFilesBecomeOwnIds()
    {
        QCOMPARE(ownIdFor({{u"id"_s, u"own-a-1"_s}}), u"own-a-1"_s);
        QCOMPARE(ownIdFor({{u"id"_s, u"qkv-shape"_s}}), u"own-qkv-shape"_s);
        QCOMPARE(ownIdFor({{u"id"_s, u"-week 2: 词_a-"_s}}), u"own-week-2-a"_s);
        QCOMPARE(ownIdFor(ownObject(1)), ownIdFor(ownObject(1)));
        QVERIFY(ownIdFor(ownObject(1)) != ownIdFor(ownObject(2)));
        QVERIFY(isOwnId(ownIdFor({{u"id"_s, u"---"_s}})));
    }

    void noHalfImportIsLeftWhenTheProcessIsKilled()
    {
        m_store->close();
        std::mt19937 random(3);
        for (int least = 0; least < 1000;) {
            QProcess writer;
            writer.start(QStringLiteral(OWN_WRITER), {m_folder.file()});
            QVERIFY(writer.waitForStarted());
            for (int lines = 1 + int(random() % 6); lines > 0; --lines) {
                while (!writer.canReadLine())
                    QVERIFY(writer.waitForReadyRead());
                least = writer.readLine().trimmed().toInt();
            }
            writer.kill();
            writer.waitForFinished();
            open();
            const qsizetype kept = OwnQuestions(*m_store).all().size();
            QVERIFY(kept >= least && kept % 50 == 0);
            if (kept > 0) {
                Deck deck(*m_store, calendar);
                QVERIFY(deck.undo());
                QCOMPARE(OwnQuestions(*m_store).all().size(), kept - 50);
                QVERIFY(deck.redo());
            }
            m_store->close();
        }
    }

private:
    void open()
    {
        m_store = std::make_unique<Store>();
        QCOMPARE(m_store->open(m_folder.file()), StoreState::Ready);
    }

    /// One random action of an author.
    void act(std::mt19937& random, int n)
    {
        OwnQuestions own(*m_store);
        const QList<OwnQuestion> present = own.all();
        const unsigned choice = present.isEmpty() ? 0 : random() % 4;
        if (choice == 0) {
            QVERIFY(own.save(ownQuestion(100 + n), ownNow));
        } else if (choice == 1) {
            OwnQuestion edited = present[qsizetype(random() % unsigned(present.size()))];
            edited.question = ownObject(n, u" (edited)"_s);
            QVERIFY(own.save(edited, ownNow.addSecs(n)));
        } else if (choice == 2) {
            QVERIFY(own.remove({present.first().id, present.last().id}));
        } else {
            ImportPlan plan = ownImport(1000 * n, 1000 * n + 3);
            plan.updated = {present.last()};
            plan.updated.first().question = ownObject(n, u" (again)"_s);
            QCOMPARE(own.import(plan, ownNow), ImportResult::Done);
        }
    }

    StoreFolder m_folder;
    std::unique_ptr<Store> m_store;
};

QTEST_GUILESS_MAIN(TestOwnQuestions)
#include "tst_own_questions.moc"
