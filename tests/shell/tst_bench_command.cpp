#include "tests/shell/program_run.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace casefile::test;

/// `casefile bench` prints lines that programs can read; what the numbers are is nobody's promise here.
class TestBenchCommand : public QObject
{
    Q_OBJECT

private slots:
    void everyLineSaysWhatWasMeasuredAndHowFast_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"mha", "block", "train"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }

    void everyLineSaysWhatWasMeasuredAndHowFast()
    {
        QFETCH(QString, name);
        const Run run = runCasefile({u"bench"_s, name, u"--size"_s, u"5,12,3,2"_s, u"--size"_s, u"16,64,4"_s,
                                     u"--threads"_s, u"1"_s, u"--budget"_s, u"1"_s},
                                    {}, {{u"CASEFILE_ISA"_s, u"portable"_s}});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.err.isEmpty(), run.err.constData());
        const QList<QByteArray> lines = run.out.trimmed().split('\n');
        const QStringList names =
            name == u"train"_s ? QStringList{u"train-layer"_s, u"train-step"_s} : QStringList{name};
        QCOMPARE(lines.size(), 4 * names.size()); // two sizes, without mask and causal
        for (qsizetype number = 0; number < lines.size(); ++number) {
            const QJsonObject line = QJsonDocument::fromJson(lines[number]).object();
            QCOMPARE(line[u"bench"_s].toString(), names[number / 4]);
            const qsizetype i = number % 4;
            QCOMPARE(line[u"n"_s].toInt(), i < 2 ? 5 : 16);
            QCOMPARE(line[u"d"_s].toInt(), i < 2 ? 12 : 64);
            QCOMPARE(line[u"h"_s].toInt(), i < 2 ? 3 : 4);
            QCOMPARE(line[u"batch"_s].toInt(), i < 2 ? 2 : 1);
            QCOMPARE(line[u"causal"_s].toBool(), i % 2 == 1);
            QCOMPARE(line[u"isa"_s].toString(), u"portable"_s);
            QCOMPARE(line[u"threads"_s].toInt(), 1);
            QVERIFY(line[u"runs"_s].toInt() >= 1);
            QVERIFY(line[u"min_ms"_s].toDouble() > 0.0);
            QVERIFY(line[u"median_ms"_s].toDouble() >= line[u"min_ms"_s].toDouble());
            QVERIFY(line[u"gflops"_s].toDouble() > 0.0);
            QVERIFY(line[u"peak_gflops"_s].toDouble() > 0.0);
            QCOMPARE(line[u"of_peak"_s].toDouble(),
                     line[u"gflops"_s].toDouble() / line[u"peak_gflops"_s].toDouble());
            QCOMPARE(line.size(), 14);
        }
    }

    void withoutANumberOfThreadsOneAndAllAreMeasured()
    {
        const Run run = runCasefile({u"bench"_s, u"mha"_s, u"--size"_s, u"4,8,2"_s, u"--budget"_s, u"1"_s});
        QCOMPARE(run.exitCode, 0);
        const QList<QByteArray> lines = run.out.trimmed().split('\n');
        QCOMPARE(QJsonDocument::fromJson(lines.first()).object()[u"threads"_s].toInt(), 1);
        QVERIFY(lines.size() == 2 || lines.size() == 4);
    }

    void wrongArgumentsAreBadUsage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("mentions");
        QTest::newRow("nothing") << QStringList{} << QByteArray("what to measure");
        QTest::newRow("two") << QStringList{u"mha"_s, u"block"_s} << QByteArray("what to measure");
        QTest::newRow("unknown") << QStringList{u"mah"_s} << QByteArray("mah");
        QTest::newRow("short size") << QStringList{u"mha"_s, u"--size"_s, u"4,8"_s} << QByteArray("N,D,H");
        QTest::newRow("no size") << QStringList{u"mha"_s, u"--size"_s, u"4,0,1"_s} << QByteArray("N,D,H");
        QTest::newRow("odd heads") << QStringList{u"mha"_s, u"--size"_s, u"4,8,3"_s} << QByteArray("divide");
        QTest::newRow("threads") << QStringList{u"mha"_s, u"--threads"_s, u"0"_s} << QByteArray("from 1 to");
        QTest::newRow("budget") << QStringList{u"mha"_s, u"--budget"_s, u"-1"_s}
                                << QByteArray("milliseconds");
        QTest::newRow("endless") << QStringList{u"mha"_s, u"--budget"_s, u"inf"_s}
                                 << QByteArray("milliseconds");
        QTest::newRow("ui with sizes")
            << QStringList{u"ui"_s, u"--size"_s, u"4,8,2"_s} << QByteArray("no options");
    }

    void wrongArgumentsAreBadUsage()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, mentions);
        const Run run = runCasefile(QStringList{u"bench"_s} + arguments);
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.err.contains(mentions), run.err.constData());
    }

    void anUnknownInstructionSetIsOneSentence()
    {
        const Run run = runCasefile({u"bench"_s, u"mha"_s, u"--size"_s, u"4,8,2"_s}, {},
                                    {{u"CASEFILE_ISA"_s, u"avx3"_s}});
        QCOMPARE(run.exitCode, 1);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.err.contains("avx3"), run.err.constData());
        QCOMPARE(run.err.count('\n'), 1);
    }
};

QTEST_GUILESS_MAIN(TestBenchCommand)
#include "tst_bench_command.moc"
