#include "tests/shell/program_run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace casefile::test;

/// The command line as a user meets it: exit status, what is on stdout and what is on stderr.
class TestCommands : public QObject
{
    Q_OBJECT

private slots:
    void versionIsPrinted()
    {
        const Run run = runCasefile({u"--version"_s});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.startsWith("casefile 0."));
    }

    void helpNamesEveryCommand()
    {
        const Run run = runCasefile({u"--help"_s});
        QCOMPARE(run.exitCode, 0);
        for (const char* name :
             {"trace", "render", "tour", "check", "--self-check", "quiz", "schedule", "bench"})
            QVERIFY2(run.out.contains(name), name);
    }

    void everyCommandExplainsItself()
    {
        for (const QString& name :
             {u"trace"_s, u"render"_s, u"tour"_s, u"check"_s, u"quiz"_s, u"schedule"_s, u"bench"_s}) {
            const Run run = runCasefile({name, u"--help"_s});
            QCOMPARE(run.exitCode, 0);
            QVERIFY2(run.out.startsWith("usage: casefile " + name.toUtf8()), run.out.constData());
        }
    }

    void unknownArgumentIsBadUsage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("option") << QStringList{u"--no-such-option"_s};
        QTest::newRow("word") << QStringList{u"teach"_s};
        QTest::newRow("trace") << QStringList{u"trace"_s, u"--no"_s};
        QTest::newRow("check") << QStringList{u"check"_s};
        QTest::newRow("tour") << QStringList{u"tour"_s};
        QTest::newRow("render") << QStringList{u"render"_s, u"--step"_s};
        QTest::newRow("bench") << QStringList{u"bench"_s, u"nothing"_s};
        QTest::newRow("quiz") << QStringList{u"quiz"_s, u"make"_s};
        QTest::newRow("schedule") << QStringList{u"schedule"_s, u"--no"_s};
        QTest::newRow("import") << QStringList{u"import"_s, u"gift"_s};
        QTest::newRow("import format") << QStringList{u"import"_s, u"word"_s, u"-"_s};
        QTest::newRow("export") << QStringList{u"export"_s, u"gift"_s};
        QTest::newRow("quiz without template") << QStringList{u"quiz"_s, u"generate"_s};
        QTest::newRow("quiz seed") << QStringList{u"quiz"_s,    u"generate"_s, u"--template"_s,
                                                  u"N-OV-01"_s, u"--seed"_s,   u"-1"_s};
        QTest::newRow("quiz count") << QStringList{u"quiz"_s,    u"generate"_s, u"--template"_s,
                                                   u"N-OV-01"_s, u"--count"_s,  u"0"_s};
        QTest::newRow("quiz language")
            << QStringList{u"quiz"_s, u"generate"_s, u"--template"_s, u"N-OV-01"_s, u"--lang"_s, u"fr"_s};
    }

    void unknownArgumentIsBadUsage()
    {
        QFETCH(QStringList, arguments);
        const Run run = runCasefile(arguments);
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY(!run.err.isEmpty());
    }

    void anUnknownWordIsBadUsageWithoutADisplayToo()
    {
        const Run run = runCasefile({u"teach"_s, u"-platform"_s, u"no-such-platform"_s});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.err.contains("teach"));
    }

    void aRequestWithoutItsFileIsBadUsage()
    {
        const Run run = runCasefile({u"trace"_s, u"--request"_s});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.err.contains("wants a file"));
    }

    void aPictureThatDoesNotFitIsNotWritten()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"x.png"_s);
        const Run run = runCasefile({u"render"_s, u"--step"_s, u"case-opens"_s, u"--figure"_s, u"tokens"_s,
                                     u"--size"_s, u"16384x16384"_s, u"--scale"_s, u"8"_s, u"--out"_s, file});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.err.contains("32767"));
        QVERIFY(!QFile::exists(file));
    }

    void traceOfASentenceHasRowsThatSumToOne()
    {
        const Run run =
            runCasefile({u"trace"_s}, R"({"version":1,"sentence":"猫看见狗就跑","model":"hand-set"})");
        QCOMPARE(run.exitCode, 0);
        const QJsonObject answer = QJsonDocument::fromJson(run.out).object();
        QCOMPARE(answer[u"tokens"_s].toArray().size(), 5);
        const QJsonArray heads = answer[u"weights"_s].toArray();
        QCOMPARE(heads.size(), 4);
        for (const QJsonValue& head : heads) {
            for (const QJsonValue& row : head.toArray()) {
                double sum = 0.0;
                for (const QJsonValue& weight : row.toArray())
                    sum += weight.toDouble();
                QCOMPARE(sum, 1.0);
            }
        }
    }

    void aQuizIsALineOfJsonForEachSeed()
    {
        const Run run = runCasefile({u"quiz"_s, u"generate"_s, u"--template"_s, u"N-SC-13"_s, u"--seed"_s,
                                     u"7"_s, u"--count"_s, u"3"_s, u"--lang"_s, u"zh"_s});
        QCOMPARE(run.exitCode, 0);
        const QList<QByteArray> lines = run.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        for (int i = 0; i < 3; ++i) {
            const QJsonObject item = QJsonDocument::fromJson(lines[i]).object();
            QCOMPARE(item[u"template"_s].toString(), u"N-SC-13"_s);
            QCOMPARE(item[u"seed"_s].toInt(), 7 + i);
            QCOMPARE(item[u"answer"_s].toArray().size(), 4);
            QCOMPARE(item[u"options"_s].toArray().size(), item[u"wrong"_s].toArray().size() + 1);
            QVERIFY(item[u"prompt"_s].isString());
            for (const QJsonValue& wrong : item[u"wrong"_s].toArray())
                QVERIFY(wrong[u"misconception"_s].toString().startsWith(u"M-"_s));
        }
    }

    void anUnknownTemplateIsNamedWithTheNearest()
    {
        const Run run = runCasefile({u"quiz"_s, u"generate"_s, u"--template"_s, u"N-OV-1"_s});
        QCOMPARE(run.exitCode, 1);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.err.contains("did you mean \"N-OV-01\"?"), run.err.constData());
    }

    void aFolderWithoutTemplatesIsBadInput()
    {
        const QTemporaryDir empty;
        for (const QString& folder : {empty.path() + u"/nowhere"_s, empty.path()}) {
            const Run run = runCasefile({u"quiz"_s, u"list"_s, u"--quizzes"_s, folder});
            QCOMPARE(run.exitCode, 1);
            QVERIFY(run.out.isEmpty());
            QVERIFY2(run.err.contains(folder.toUtf8()), run.err.constData());
        }
    }

    void traceSaysInOneSentenceWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QByteArray>("mentions");
        QTest::newRow("not json") << QByteArray("{") << QByteArray("JSON");
        QTest::newRow("unknown key") << QByteArray(R"({"version":1,"sentnce":"a"})")
                                     << QByteArray("sentence");
        QTest::newRow("unknown model")
            << QByteArray(R"({"version":1,"sentence":"a","model":"huge"})") << QByteArray("hand-set");
        QTest::newRow("empty sentence")
            << QByteArray(R"({"version":1,"sentence":" ","model":"hand-set"})") << QByteArray("token");
        QTest::newRow("shapes")
            << QByteArray(R"({"version":1,"x":[[1,2]],"wq":[[1]],"wk":[[1],[2]],"wv":[[1],[2]],"heads":1})")
            << QByteArray("wq");
        QTest::newRow("too long") << QByteArray(R"({"version":1,"model":"hand-set","sentence":")" +
                                                QByteArray("cat ").repeated(513) + R"("})")
                                  << QByteArray("512");
    }

    void traceSaysInOneSentenceWhatIsWrong()
    {
        QFETCH(QByteArray, request);
        QFETCH(QByteArray, mentions);
        const Run run = runCasefile({u"trace"_s, u"--request"_s, u"-"_s}, request);
        QCOMPARE(run.exitCode, 1);
        QVERIFY(run.out.isEmpty());
        QCOMPARE(run.err.count('\n'), 1);
        QVERIFY2(run.err.contains(mentions), run.err.constData());
    }

    void whatAForeignFileHoldsIsPrintedAndItsFaultsAreNamed()
    {
        const Run run = runCasefile({u"import"_s, u"gift"_s, u"-"_s}, "A {T}\n\nB {#x}\n\nC {true}\n");
        QCOMPARE(run.exitCode, 1);
        const QJsonArray items = QJsonDocument::fromJson(run.out).array();
        QCOMPARE(items.size(), 3);
        QCOMPARE(items[1][u"error"_s].toString(), u"not-a-number"_s);
        const QList<QByteArray> lines = run.err.trimmed().split('\n');
        QVERIFY2(lines.first().startsWith("-  line 3: “x” is no number"), run.err.constData());
        QVERIFY2(lines.last().startsWith("-  line 5: warning: “true”"), run.err.constData());
    }

    void questionsAreWrittenForOneChapterInOneLanguage()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"own.gift"_s);
        const Run run = runCasefile(
            {u"export"_s, u"gift"_s, u"--chapter"_s, u"scoring"_s, u"--lang"_s, u"en"_s, u"--out"_s, file});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.err.contains("left out: sc-slide-sharp: "), run.err.constData());
        const Run back = runCasefile({u"import"_s, u"gift"_s, file});
        QCOMPARE(back.exitCode, 0);
        QVERIFY2(back.err.isEmpty(), back.err.constData());
        QVERIFY(back.out.contains("Casefile/scoring") && !back.out.contains("Casefile/qkv"));
    }

    void aChapterThatIsNotThereIsNamed()
    {
        const Run run =
            runCasefile({u"export"_s, u"gift"_s, u"--chapter"_s, u"scorng"_s, u"--out"_s, u"/dev/null"_s});
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains("\"scoring\""), run.err.constData());
    }

    void missingRequestFileIsNamed()
    {
        const Run run = runCasefile({u"trace"_s, u"--request"_s, u"no-such-file.json"_s});
        QCOMPARE(run.exitCode, 1);
        QVERIFY(run.err.contains("no-such-file.json"));
    }

    void embeddedContentHasNoFaults()
    {
        const Run run = runCasefile({u"--self-check"_s});
        QVERIFY2(run.err.isEmpty(), run.err.constData());
        QCOMPARE(run.exitCode, 0);
    }

    void checkNamesFileAndPlace()
    {
        QTemporaryDir folder;
        QFile course(folder.filePath(u"course.json"_s));
        QVERIFY(course.open(QIODevice::WriteOnly));
        course.write(R"({"version":1,"chapters":[{"title":{"zh":"无","en":"none"}}]})");
        course.close();
        const Run run = runCasefile({u"check"_s, folder.path()});
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains("course.json  chapters[0]"), run.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestCommands)
#include "tst_commands.moc"
