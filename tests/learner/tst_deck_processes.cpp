#include "tests/learner/deck_answers.h"

#include "app/learner/database.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

/// A program that is killed while it writes answers.
class TestDeckProcesses : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void noHalfAnswerIsLeftWhenTheProcessIsKilled()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"learner.sqlite"_s);
        std::mt19937 random(3);
        for (int round = 0; round < 12; ++round) {
            const int least = answersBeforeKill(file, int(random() % 60));
            expectWhole(file, least);
        }
    }

private:
    /// How many answers the process had said to be kept before it was killed.
    static int answersBeforeKill(const QString& file, int lines)
    {
        QProcess writer;
        writer.start(QStringLiteral(DECK_WRITER), {file});
        int kept = 0;
        for (int line = 0; line <= lines; ++line) {
            while (!writer.canReadLine() && writer.waitForReadyRead()) {
            }
            kept = writer.readLine().trimmed().toInt();
        }
        writer.kill();
        writer.waitForFinished();
        return kept;
    }

    /// The file is sound, the cards are what the log says, and the last answer can be undone as a whole.
    static void expectWhole(const QString& file, int least)
    {
        Store store;
        QCOMPARE(store.open(file), StoreState::Ready);
        Deck deck(store, calendar);
        const qsizetype kept = reviewsIn(deck);
        QVERIFY2(kept >= least, qPrintable(u"%1 of %2"_s.arg(kept).arg(least)));
        QCOMPARE(deck.recompute().value_or(-1), 0);
        if (kept > 0) {
            QCOMPARE(*deck.undoable(), ActionKind::Answer);
            QVERIFY(deck.undo());
            QCOMPARE(reviewsIn(deck), kept - 1);
            QCOMPARE(deck.recompute().value_or(-1), 0);
            QVERIFY(deck.redo());
        }
        QCOMPARE(reviewsIn(deck), kept);
        Database database;
        QVERIFY(database.open(file, Database::Access::ReadOnly));
        QCOMPARE(database.value(u"PRAGMA quick_check"_s)->toString(), u"ok"_s);
    }

    static qsizetype reviewsIn(const Deck& deck)
    {
        qsizetype count = 0;
        for (const Card& card : deck.cards())
            count += deck.reviews(card.number).size();
        return count;
    }
};

QTEST_GUILESS_MAIN(TestDeckProcesses)
#include "tst_deck_processes.moc"
