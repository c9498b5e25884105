#include "tests/shell/program_run.h"

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace casefile::test;

/// The command line where its surroundings are not what it would like: no display, no room, pipes for files.
class TestCommandEdges : public QObject
{
    Q_OBJECT

private slots:
    void withoutADisplayTheWindowSaysSo_data()
    {
        QTest::addColumn<QString>("display");
        QTest::addColumn<QByteArray>("mentions");
        QTest::newRow("no display") << QString() << QByteArray("neither DISPLAY nor WAYLAND_DISPLAY");
        QTest::newRow("empty name") << u""_s << QByteArray("neither DISPLAY nor WAYLAND_DISPLAY");
        QTest::newRow("dead") << u":54321"_s << QByteArray("\":54321\" does not answer");
        QTest::newRow("not a name") << u"nonsense"_s << QByteArray("\"nonsense\" does not answer");
    }

    void withoutADisplayTheWindowSaysSo()
    {
        QFETCH(QString, display);
        QFETCH(QByteArray, mentions);
        const QString none;
        const Run run = runCasefile(
            {}, {}, {{u"DISPLAY"_s, display}, {u"WAYLAND_DISPLAY"_s, none}, {u"QT_QPA_PLATFORM"_s, none}});
        QCOMPARE(run.exitCode, 1);
        QVERIFY(run.out.isEmpty());
        QCOMPARE(run.err.count('\n'), 1);
        QVERIFY2(run.err.contains(mentions), run.err.constData());
        QVERIFY2(run.err.contains("casefile tour --out DIR"), run.err.constData());
    }

    void untilPaintedEndsOnEveryPage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("start page") << QStringList{u"--until-painted"_s};
        QTest::newRow("lesson") << QStringList{u"--until-painted"_s, u"casefile:lesson/overview/weights"_s};
    }

    void untilPaintedEndsOnEveryPage()
    {
        QFETCH(QStringList, arguments);
        const QTemporaryDir home;
        const Run run = runCasefile(arguments, {},
                                    {{u"XDG_DATA_HOME"_s, home.path()}, {u"XDG_CONFIG_HOME"_s, home.path()}});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.out.simplified().split(' ').size(), 2);
    }

    void relativePlacesOfTheUserAreIgnored()
    {
        const QTemporaryDir home;
        const Run run = runCasefile({u"--until-painted"_s}, {},
                                    {{u"HOME"_s, home.path()},
                                     {u"XDG_DATA_HOME"_s, u"relative"_s},
                                     {u"XDG_CONFIG_HOME"_s, u"relative"_s}});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(!QFile::exists(u"relative"_s));
        QVERIFY(QFile::exists(home.filePath(u".local/share/casefile/learner.sqlite"_s)));
    }

    void aPageSmallerThanItsSmallestSizeIsRefusedWithThatSize()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"x.png"_s);
        const QStringList page{u"render"_s, u"--step"_s, u"weights"_s, u"--page"_s,
                               u"--out"_s,  file,        u"--size"_s};
        const Run run = runCasefile(page + QStringList{u"1x1"_s});
        QCOMPARE(run.exitCode, 1);
        QVERIFY(!QFile::exists(file));
        const auto size = QRegularExpression(u"but into (\\d+)x(\\d+)"_s).match(QString::fromUtf8(run.err));
        QVERIFY2(size.hasMatch(), run.err.constData());
        QCOMPARE(runCasefile(page + QStringList{size.captured(1) + u'x' + size.captured(2)}).exitCode, 0);
        QCOMPARE(QImage(file).size(), QSize(size.captured(1).toInt(), size.captured(2).toInt()));
    }

    void aReasonComesInTheLanguageOfItsSentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("no folder") << QStringList{u"render"_s, u"--step"_s, u"weights"_s, u"--out"_s,
                                                  u"/no/where/x.png"_s}
                                   << QByteArray("casefile render: cannot write /no/where/x.png: there is no "
                                                 "folder /no/where\n");
        QTest::newRow("no file") << QStringList{u"render"_s, u"--state"_s, u"/no/where.json"_s, u"--out"_s,
                                                u"x.png"_s}
                                 << QByteArray("casefile render: cannot read /no/where.json: the file is "
                                               "missing\n");
        QTest::newRow("folder") << QStringList{u"trace"_s, u"--request"_s, u"/"_s}
                                << QByteArray("casefile trace: cannot read /: is a folder, not a file\n");
    }

    void aReasonComesInTheLanguageOfItsSentence()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, sentence);
        const Run run =
            runCasefile(arguments, {}, {{u"LC_ALL"_s, u"zh_CN.UTF-8"_s}, {u"LANGUAGE"_s, u"zh_CN"_s}});
        QCOMPARE(run.exitCode, 1);
        QCOMPARE(run.err, sentence);
    }

    void whatHasNoEndIsNotARequest()
    {
        if (!QFile::exists(u"/dev/zero"_s))
            QSKIP("this system has no /dev/zero");
        const Run run = runCasefile({u"trace"_s, u"--request"_s, u"/dev/zero"_s});
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains("larger than 256 MB"), run.err.constData());
    }

    void checkRefusesWhatIsNotARegularFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("checked");
        QTest::newRow("course") << u"course.json"_s << u"."_s;
        QTest::newRow("chapter") << u"chapter.json"_s << u"."_s;
        QTest::newRow("quiz") << u"a-quiz.json"_s << u"."_s;
        QTest::newRow("named itself") << u"a-quiz.json"_s << u"a-quiz.json"_s;
    }

    /// A pipe that nobody writes to would keep the program for ever.
    void checkRefusesWhatIsNotARegularFile()
    {
        QFETCH(QString, name);
        QFETCH(QString, checked);
        const QTemporaryDir folder;
        if (QProcess::execute(u"mkfifo"_s, {folder.filePath(name)}) != 0)
            QSKIP("this system has no named pipes");
        QFile good(folder.filePath(u"other.json"_s)); // so that the folder counts as one of quizzes
        QVERIFY(good.open(QIODevice::WriteOnly));
        const Run run = runCasefile({u"check"_s, folder.filePath(checked)});
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains(name.toUtf8()) && run.err.contains("is not a regular file"),
                 run.err.constData());
    }

    void checkNamesTheFaultsBeforeTheirNumber()
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QStringLiteral(CASEFILE_PROGRAM), {u"check"_s, u"/no/where"_s});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAll(), QByteArray("/no/where  folder: does not exist\n1 fault\n"));
    }
};

QTEST_GUILESS_MAIN(TestCommandEdges)
#include "tst_command_edges.moc"
