#include "tests/learner/deck_answers.h"

#include "app/learner/database.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <random>

using namespace casefile;
using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

/// Every row of the tables that actions change.
QStringList dump(const QString& file)
{
    Database database;
    QStringList rows;
    if (!database.open(file, Database::Access::ReadOnly))
        return {u"cannot be opened"_s};
    for (const QString& table : {u"card"_s, u"review"_s, u"schedule_settings"_s}) {
        for (const QVariantList& row : database.rows(u"SELECT * FROM %1 ORDER BY id"_s.arg(table))) {
            QStringList words{table};
            for (const QVariant& value : row) // 17 digits: all bits of a number
                words.append(value.typeId() == QMetaType::Double ? QString::number(value.toDouble(), 'g', 17)
                                                                 : value.toString());
            rows.append(words.join(u'|'));
        }
    }
    return rows;
}

} // namespace

class TestUndoStack : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(u"learner.sqlite"_s);
        m_day = 0;
        open();
    }

    void cleanup()
    {
        m_deck.reset();
        m_store.reset();
    }

    void nothingIsDoneNothingIsUndone()
    {
        QVERIFY(!m_deck->undoable() && !m_deck->redoable());
        QVERIFY(!m_deck->undo() && !m_deck->redo());
        QCOMPARE(m_store->state(), StoreState::Ready);
    }

    /// Also across restarts, in the middle of undoing and of redoing.
    void randomActionsAreUndoneAndRedoneToTheLastByte()
    {
        constexpr int actions = 60;
        std::mt19937 random(7);
        QList<QStringList> dumps{dump(m_file)};
        for (int n = 0; n < actions; ++n) {
            act(random);
            dumps.append(dump(m_file));
            QVERIFY(dumps[n + 1] != dumps[n]);
        }
        for (int n = actions; n-- > 0;) {
            if (n % 7 == 0)
                open();
            QVERIFY(m_deck->undo());
            QCOMPARE(dump(m_file), dumps[n]);
            expectDeckIsAsKept();
        }
        QVERIFY(!m_deck->undo());
        for (int n = 1; n <= actions; ++n) {
            if (n % 9 == 0)
                open();
            QVERIFY(m_deck->redo());
            QCOMPARE(dump(m_file), dumps[n]);
            expectDeckIsAsKept();
        }
        QVERIFY(!m_deck->redo());
    }

    void aNewActionEndsRedoing()
    {
        m_deck->add(newCards(2));
        m_deck->answer(1, cardAnswer(Grade::Good, 0));
        QVERIFY(m_deck->undo());
        QCOMPARE(*m_deck->redoable(), ActionKind::Answer);
        QVERIFY(m_deck->answer(2, cardAnswer(Grade::Good, 0)));
        QVERIFY(!m_deck->redoable() && !m_deck->redo());
        QCOMPARE(m_deck->find(1)->state, CardState());
    }

    void theLastActionsAreKeptNotAllForEver()
    {
        m_deck->add(newCards(1));
        for (int n = 0; n < UndoStack::keptActions + 20; ++n)
            QVERIFY(m_deck->answer(1, cardAnswer(Grade::Good, n)));
        int undone = 0;
        while (m_deck->undo())
            ++undone;
        QCOMPARE(undone, UndoStack::keptActions);
        QVERIFY(undone >= 30);
        QCOMPARE(m_deck->reviews(1).size(), 20);
    }

    /// Under changing settings, with cramming, and after undoing some of it.
    void theLogGivesTheSameCards()
    {
        std::mt19937 random(11);
        for (int n = 0; n < 300; ++n) {
            if (n % 50 == 49) {
                ScheduleSettings settings;
                settings.desiredRetention = 0.8 + 0.03 * (n / 50);
                settings.shortTerm = n / 50 % 2 == 0;
                settings.relearningSteps = {5, 10, 30};
                QVERIFY(m_deck->setSettings(settings));
            }
            act(random);
            if (n % 20 == 19)
                QVERIFY(m_deck->undo());
        }
        const std::vector<Card> cards = m_deck->cards();
        QCOMPARE(*m_deck->recompute(), 0);
        open();
        QCOMPARE(m_deck->cards(), cards);
        QCOMPARE(*m_deck->recompute(), 0);
    }

private:
    /// One random action of a learner.
    void act(std::mt19937& random)
    {
        const int count = int(m_deck->cards().size());
        if (count == 0 || random() % 10 == 0) {
            QVERIFY(m_deck->add(newCards(count + 1 + int(random() % 3))));
            return;
        }
        m_day += int(random() % 4);
        CardAnswer answer = cardAnswer(Grade(1 + random() % 4), m_day);
        answer.crams = random() % 10 == 0;
        if (random() % 3 == 0)
            answer.proposed.reset();
        QVERIFY(m_deck->answer(1 + random() % count, answer));
    }

    void open()
    {
        m_deck.reset();
        m_store = std::make_unique<Store>();
        QCOMPARE(m_store->open(m_file), StoreState::Ready);
        m_deck = std::make_unique<Deck>(*m_store, calendar);
    }

    void expectDeckIsAsKept() { QCOMPARE(m_deck->cards(), Deck(*m_store, calendar).cards()); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<Deck> m_deck;
    int m_day = 0;
};

QTEST_GUILESS_MAIN(TestUndoStack)
#include "tst_undo_stack.moc"
