#include "tests/learner/deck_answers.h"

#include "app/learner/database.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <optional>
#include <random>

using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int scriptedAnswers = 1000;

} // namespace

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
        std::optional<int> least;
        while (least.value_or(0) < scriptedAnswers) {
            least = answersBeforeKill(file, int(random() % 150));
            QVERIFY2(least, "the writer did not start, or said too little");
            expectWhole(file, *least);
        }
    }

private:
    /// How many answers the process had said to be kept before it was killed; nothing when it did not start,
    /// or ended by itself.
    static std::optional<int> answersBeforeKill(const QString& file, int lines)
    {
        QProcess writer;
        writer.start(QStringLiteral(DECK_WRITER), {file});
        if (!writer.waitForStarted())
            return std::nullopt;
        std::optional<int> kept;
        for (int line = 0; line <= lines; ++line) {
            while (!writer.canReadLine() && writer.waitForReadyRead()) {
            }
            bool isNumber = false;
            kept = writer.readLine().trimmed().toInt(&isNumber);
            if (!isNumber) {
                kept.reset();
                break;
            }
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
        QCOMPARE(store.answers().size(), kept); // an answer and its card: both, or neither
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
