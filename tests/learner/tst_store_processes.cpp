#include "tests/learner/answers.h"

#include "app/learner/database.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace casefile;
using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

/// The next line that the process says; empty when it says no more.
QByteArray nextLine(QProcess& process)
{
    while (!process.canReadLine()) {
        if (!process.waitForReadyRead())
            return {};
    }
    return process.readLine().trimmed();
}

void startWriter(QProcess& process, const QString& file, int count)
{
    process.start(QStringLiteral(ANSWER_WRITER), {file, QString::number(count)});
    QVERIFY(process.waitForStarted());
}

} // namespace

/// Several processes on one database, and processes that are killed.
class TestStoreProcesses : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void noAcknowledgedAnswerIsLostWhenTheProcessIsKilled()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"learner.sqlite"_s);
        int kept = 0;
        for (const int killAfter : {0, 1, 2, 3, 5, 8, 13, 21, 34, 55}) {
            QProcess writer;
            startWriter(writer, file, 100000);
            QCOMPARE(nextLine(writer), "state 0"); // the lock of the one killed before was taken over
            int acknowledged = kept;
            for (int line = 0; line < killAfter; ++line)
                QCOMPARE(nextLine(writer), QByteArray::number(acknowledged++));
            writer.kill();
            QVERIFY(writer.waitForFinished());
            for (QByteArray line = writer.readLine().trimmed(); !line.isEmpty();
                 line = writer.readLine().trimmed())
                acknowledged = std::max(acknowledged, line.toInt() + 1); // said before the end, read after it
            expectWhole(file, acknowledged, kept);
        }
        QVERIFY(kept > 0);
    }

    void aProcessKilledBeforeItSaysAnythingLeavesAUsableDatabase()
    {
        for (int round = 0; round < 5; ++round) {
            const QTemporaryDir folder;
            const QString file = folder.filePath(u"learner.sqlite"_s);
            QProcess writer;
            startWriter(writer, file, 100000);
            writer.kill();
            QVERIFY(writer.waitForFinished());
            int kept = 0;
            expectWhole(file, 0, kept);
        }
    }

    void aLockThatNamesNobodyIsTakenOver()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"learner.sqlite"_s);
        QFile lock(file + u".lock"_s);
        QVERIFY(lock.open(QIODevice::WriteOnly)); // as a process leaves it that is killed at once
        lock.close();
        Store store;
        QCOMPARE(store.open(file), StoreState::Ready);
        QVERIFY(store.record(answer(0)));
    }

    void aSecondProcessReadsUntilTheFirstEnds()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"learner.sqlite"_s);
        QProcess holder;
        startWriter(holder, file, 0);
        QCOMPARE(nextLine(holder), "state 0");
        Store store;
        QCOMPARE(store.open(file), StoreState::InUse);
        QVERIFY(!store.record(answer(0)));
        holder.closeWriteChannel();
        QVERIFY(holder.waitForFinished());
        QCOMPARE(store.open(file), StoreState::Ready);
        QVERIFY(store.record(answer(0)));
    }

private:
    /// The database is sound and holds answers 0 … kept - 1, whole, at least those that were acknowledged.
    static void expectWhole(const QString& file, int acknowledged, int& kept)
    {
        Store store;
        QCOMPARE(store.open(file), StoreState::Ready);
        const QList<content::AnswerRecord> answers = store.answers();
        QVERIFY2(answers.size() >= acknowledged,
                 qPrintable(u"%1 of %2"_s.arg(answers.size()).arg(acknowledged)));
        for (qsizetype n = 0; n < answers.size(); ++n)
            QCOMPARE(answers[n], answer(int(n)));
        kept = int(answers.size());
        Database database;
        QVERIFY(database.open(file, Database::Access::ReadOnly));
        QCOMPARE(database.value(u"PRAGMA quick_check"_s)->toString(), u"ok"_s);
    }
};

QTEST_GUILESS_MAIN(TestStoreProcesses)
#include "tst_store_processes.moc"
