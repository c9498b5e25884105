#include "tests/learner/deck_answers.h"

#include "app/learner/database.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <limits>
#include <memory>

using namespace casefile;
using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

class TestDeck : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(u"learner.sqlite"_s);
        m_store = std::make_unique<Store>();
        QCOMPARE(m_store->open(m_file), StoreState::Ready);
    }

    void cleanup() { m_store.reset(); }

    void anAnswerComesBackWithEverythingThatWasShown()
    {
        CardAnswer shown = cardAnswer(Grade::Good, 0);
        {
            Deck deck(*m_store, calendar);
            QVERIFY(deck.add(newCards(2)));
            const auto answered = deck.answer(1, shown);
            QVERIFY(answered);
            QCOMPARE(answered->card.state.phase, Phase::Learning);
        }
        reopen();
        const Deck deck(*m_store, calendar);
        QCOMPARE(deck.cards().size(), std::size_t(2));
        QCOMPARE(deck.find(2)->state, CardState());
        const QList<Review> reviews = deck.reviews(1);
        QCOMPARE(reviews.size(), 1);
        QCOMPARE(reviews[0].answer, shown);
        QCOMPARE(reviews[0].after, Standing(deck.find(1)->state));
        QCOMPARE(reviews[0].kind, ReviewKind::Learn);
    }

    void whatAButtonSaidIsWhatHappened()
    {
        Deck deck(*m_store, calendar);
        deck.add(newCards(1));
        for (const int day : {0, 0, 3, 14, 60}) {
            const CardAnswer answer = cardAnswer(Grade::Good, day);
            const Outcomes shown = deck.preview(1, answer.when);
            QCOMPARE(deck.answer(1, answer)->card.state, shown[std::size_t(Grade::Good) - 1]);
        }
        QVERIFY(deck.find(1)->state.intervalDays > 30);
    }

    void anItemHasOneCard()
    {
        Deck deck(*m_store, calendar);
        deck.add(newCards(3));
        deck.add(newCards(5));
        deck.add({{u"item-9"_s, u"qkv"_s}, {u"item-9"_s, u"qkv"_s}});
        QCOMPARE(deck.cards().size(), std::size_t(6));
        deck.add(newCards(5)); // nothing new: no action
        QVERIFY(deck.undo());
        QCOMPARE(deck.cards().size(), std::size_t(5));
    }

    void crammingMovesNoCardAndIsNoWorkOfTheDay()
    {
        Deck deck(*m_store, calendar);
        deck.add(newCards(1));
        deck.answer(1, cardAnswer(Grade::Easy, 0));
        const Card before = *deck.find(1);
        CardAnswer cram = cardAnswer(Grade::Again, before.state.intervalDays);
        cram.crams = true;
        DailyLimits limits;
        limits.reviews = 1;
        deck.setLimits(limits);
        for (int n = 0; n < 3; ++n)
            QVERIFY(deck.answer(1, cram));
        QCOMPARE(*deck.find(1), before);
        QCOMPARE(deck.reviews(1).size(), 4);
        QCOMPARE(deck.plan(cram.when).reviews, std::vector<qint64>{1});
        QCOMPARE(*deck.recompute(), 0);
    }

    void theLimitsOfADayCountTheAnswersOfThatStudyDay()
    {
        Deck deck(*m_store, calendar);
        deck.add(newCards(30));
        DailyLimits limits;
        limits.newCards = 3;
        deck.setLimits(limits);
        const QDateTime now = cardAnswer(Grade::Good, 0).when;
        QCOMPARE(deck.plan(now).newCards, (std::vector<qint64>{1, 2, 3}));
        for (const qint64 card : {1, 2})
            deck.answer(card, cardAnswer(Grade::Easy, 0));
        QCOMPARE(deck.plan(now).newCards, std::vector<qint64>{3});
        QCOMPARE(deck.plan(now.addDays(1)).newCards, (std::vector<qint64>{3, 4, 5}));
        deck.undo();
        QCOMPARE(deck.plan(now).newCards, (std::vector<qint64>{2, 3}));
    }

    void aLeechLeadsToItsLesson()
    {
        Deck deck(*m_store, calendar);
        DailyLimits limits;
        limits.leechLapses = 2;
        deck.setLimits(limits);
        deck.add(newCards(1));
        QVERIFY(!deck.answer(1, cardAnswer(Grade::Easy, 0))->leadsToLesson);
        QVERIFY(!deck.answer(1, cardAnswer(Grade::Again, 8))->leadsToLesson);
        QVERIFY(!deck.answer(1, cardAnswer(Grade::Good, 8))->leadsToLesson);
        QVERIFY(deck.answer(1, cardAnswer(Grade::Again, 12))->leadsToLesson);
    }

    void anAnswerThatCannotBeKeptChangesNothing()
    {
        Deck deck(*m_store, calendar);
        deck.add(newCards(1));
        Store second;
        QCOMPARE(second.open(m_file), StoreState::InUse);
        Deck reader(second, calendar);
        QVERIFY(!reader.answer(1, cardAnswer(Grade::Good, 0)));
        QVERIFY(!reader.add(newCards(2)) && !reader.undo());
        QCOMPARE(reader.cards(), deck.cards());
        CardAnswer impossible = cardAnswer(Grade::Good, 0);
        impossible.hintsUsed = -1;
        QVERIFY(!deck.answer(1, impossible));
        QVERIFY(!deck.answer(77, cardAnswer(Grade::Good, 0)));
        QCOMPARE(reader.cards(), deck.cards());
        QCOMPARE(m_store->state(), StoreState::Ready);
        QVERIFY(deck.reviews(1).isEmpty() && *deck.undoable() == ActionKind::AddCards);
    }

    void theScheduleOfALiveDeckIsThatOfItsLog()
    {
        Deck deck(*m_store, calendar);
        deck.add(newCards(1));
        ScheduleSettings settings;
        settings.parameters[3] = 500; // is brought inside its bounds
        settings.relearningSteps = {5, 10, 30};
        settings.parameters[17] = settings.parameters[18] = 2.0; // these also, because of the three steps
        QVERIFY(deck.setSettings(settings));
        QCOMPARE(deck.answer(1, cardAnswer(Grade::Easy, 0))->card.state.memory.stability, 100.0);
        deck.answer(1, cardAnswer(Grade::Again, 90));
        deck.answer(1, cardAnswer(Grade::Good, 90));
        QCOMPARE(*deck.recompute(), 0);
    }

    void settingsThatTheLogCouldNotReadAreRefused()
    {
        Deck deck(*m_store, calendar);
        deck.add(newCards(1));
        const Outcomes before = deck.preview(1, cardAnswer(Grade::Good, 0).when);
        const double none = std::numeric_limits<double>::quiet_NaN();
        for (const double retention : {0.5, 0.999, none}) {
            ScheduleSettings settings;
            settings.desiredRetention = retention;
            settings.learningSteps = {7};
            QVERIFY(!deck.setSettings(settings));
        }
        ScheduleSettings noNumber;
        noNumber.parameters[5] = none;
        ScheduleSettings noStep;
        noStep.learningSteps = {0};
        QVERIFY(!deck.setSettings(noNumber) && !deck.setSettings(noStep));
        QCOMPARE(deck.preview(1, cardAnswer(Grade::Good, 0).when), before);
    }

    void aCardThatCannotBeReadAgainIsNotTakenForGone()
    {
        Deck deck(*m_store, calendar);
        deck.add(newCards(2));
        deck.answer(1, cardAnswer(Grade::Easy, 0));
        Database other;
        QVERIFY(other.open(m_file, Database::Access::ReadWrite));
        QVERIFY(other.execute(u"UPDATE undo_image SET before = '{\"step\":0}' WHERE relation = 'card'"_s));
        QVERIFY(other.execute(u"ALTER TABLE card RENAME COLUMN due_utc_ms TO elsewhere"_s));
        other.close();
        deck.undo(); // what it writes can be written, but no card can be read
        QCOMPARE(deck.cards().size(), std::size_t(2));
    }

    void anActionThatCannotBeReadIsNotUndone()
    {
        Deck deck(*m_store, calendar);
        deck.add(newCards(2));
        Database other;
        QVERIFY(other.open(m_file, Database::Access::ReadWrite));
        QVERIFY(other.execute(u"ALTER TABLE undo_image RENAME COLUMN after TO elsewhere"_s));
        other.close();
        QVERIFY(!deck.undo());
        QVERIFY(deck.undoable() && !deck.redoable());
    }

    void withoutAStoreThereIsAnEmptyDeck()
    {
        Store none;
        Deck deck(none, calendar);
        QVERIFY(deck.cards().empty() && !deck.undoable() && !deck.add(newCards(1)));
        QVERIFY(!deck.plan(cardAnswer(Grade::Good, 0).when).next());
    }

    void theReviewLogOnlyGrows_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::newRow("change") << u"UPDATE review SET grade = 4"_s;
        QTest::newRow("delete one that is not the last") << u"DELETE FROM review WHERE id = 1"_s;
        QTest::newRow("replace") << u"INSERT OR REPLACE INTO review SELECT * FROM review"_s;
    }

    void theReviewLogOnlyGrows()
    {
        QFETCH(QString, sql);
        Deck deck(*m_store, calendar);
        deck.add(newCards(1));
        deck.answer(1, cardAnswer(Grade::Good, 0));
        deck.answer(1, cardAnswer(Grade::Again, 1));
        m_store->close();
        Database database;
        QVERIFY(database.open(m_file, Database::Access::ReadWrite));
        QVERIFY(!database.execute(sql));
        QCOMPARE(database.value(u"SELECT sum(grade) FROM review"_s)->toInt(), 4);
    }

    void aCardThatIsNotAsItsLogSaysIsRepairedAndThatCanBeUndone()
    {
        {
            Deck deck(*m_store, calendar);
            deck.add(newCards(3));
            for (const qint64 card : {1, 2, 3})
                deck.answer(card, cardAnswer(Grade::Easy, int(card)));
            QCOMPARE(*deck.recompute(), 0);
        }
        m_store->close();
        Database database;
        QVERIFY(database.open(m_file, Database::Access::ReadWrite));
        QVERIFY(database.execute(u"UPDATE card SET stability = 77, due_day = 3, lapses = 5 WHERE id = 2"_s));
        database.close();
        reopen();
        Deck deck(*m_store, calendar);
        const Card broken = *deck.find(2);
        QCOMPARE(*deck.recompute(), 1);
        QCOMPARE(deck.find(2)->state.memory, deck.find(1)->state.memory);
        QCOMPARE(*deck.undoable(), ActionKind::Recompute);
        QVERIFY(deck.undo());
        QCOMPARE(*deck.find(2), broken);
    }

    void aLogOfAnotherAlgorithmIsNotComputedWithOurs()
    {
        Deck(*m_store, calendar).add(newCards(1));
        Deck(*m_store, calendar).answer(1, cardAnswer(Grade::Easy, 0));
        m_store->close();
        for (const QString& sql : {u"UPDATE schedule_settings SET settings = '{\"w\": 1}'"_s,
                                   u"UPDATE schedule_settings SET settings = '{}', algorithm = 'FSRS-7'"_s}) {
            Database database;
            QVERIFY(database.open(m_file, Database::Access::ReadWrite));
            QVERIFY(database.execute(sql));
            database.close();
            reopen();
            QVERIFY(!Deck(*m_store, calendar).recompute());
            m_store->close();
        }
    }

private:
    void reopen()
    {
        m_store->close();
        QCOMPARE(m_store->open(m_file), StoreState::Ready);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    std::unique_ptr<Store> m_store;
};

QTEST_GUILESS_MAIN(TestDeck)
#include "tst_deck.moc"
