#include "app/content/check.h"
#include "app/content/library.h"
#include "app/content/prose_join.h"
#include "tests/content/test_names.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

const QString source = QStringLiteral(CASEFILE_SOURCE_DIR);

/// Field, figure and prediction names are checked where these layers are linked: tests/shell.
const KnownNames anyNames{};

QString reportOf(const Faults& faults)
{
    QStringList lines;
    for (const Fault& fault : faults)
        lines.append(toString(fault));
    return lines.join(u'\n');
}

} // namespace

class TestLibrary : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void quizzesStandInTheOrderOfTheirChapters()
    {
        const Library library = embeddedLibrary({});
        QStringList expected;
        for (const CourseEntry& entry : library.course)
            if (library.quiz(entry.id))
                expected.append(entry.id);
        QStringList found;
        for (const Quiz& quiz : library.quizzes)
            found.append(quiz.chapter);
        QVERIFY(found.size() > 1);
        QCOMPARE(found, expected);
    }

    void shippedContentHasNoFaults()
    {
        QCOMPARE(reportOf(checkFolders({source + u"/lessons"_s, source + u"/quizzes"_s}, anyNames)),
                 QString());
    }

    void embeddedContentHasNoFaults() { QCOMPARE(reportOf(checkEmbedded(anyNames)), QString()); }

    void embeddedLibraryHoldsTheWrittenChaptersInCourseOrder()
    {
        const Library library = embeddedLibrary(anyNames);
        QVERIFY(!library.chapters.isEmpty());
        QCOMPARE(library.course.first().id, u"overview"_s);
        const Chapter* overview = library.chapter(u"overview"_s);
        QVERIFY(overview);
        QVERIFY(!library.chapter(u"nowhere"_s));
        QCOMPARE(overview->titles.value(u"zh"_s), u"总览"_s);
        for (const Step& step : overview->steps) {
            for (const QString& language : requiredLanguages())
                QCOMPARE(overview->words(language, step.id).depths.size(), depthNames().size());
        }
    }

    void wordsFallBackToAnotherLanguage()
    {
        const Library library = embeddedLibrary(anyNames);
        const Chapter& chapter = library.chapters.first();
        const QString step = chapter.steps.first().id;
        QVERIFY(!chapter.words(u"xx"_s, step).title.isEmpty());
        QVERIFY(chapter.words(u"zh"_s, u"nowhere"_s).title.isEmpty());
        QVERIFY(!chapter.example(chapter.examples.first().id, u"xx"_s).isEmpty());
        QCOMPARE(chapter.indexOf(u"nowhere"_s), -1);
    }

    void missingFoldersAreFaultsAndNothingMore()
    {
        const Library library = readLibrary(u"/nowhere"_s, u"/nowhere"_s, anyNames);
        QCOMPARE(reportOf(library.faults), u"/nowhere/course.json  top level: the file is missing"_s);
        QVERIFY(library.chapters.isEmpty());
    }

    void embeddedSourcesAreTheFilesThatWereCompiled()
    {
        QFile onDisk(source + u"/engine/attention/softmax.cpp"_s);
        QFile embedded(u":/engine/attention/softmax.cpp"_s);
        QVERIFY(onDisk.open(QIODevice::ReadOnly));
        QVERIFY(embedded.open(QIODevice::ReadOnly));
        QCOMPARE(embedded.readAll(), onDisk.readAll());
    }

    void codeRegionLiesBetweenItsTags()
    {
        const CodeRegion region =
            codeRegion(source + u"/tests/fixtures/valid/chapter/numpy/pass.py"_s, u"scores"_s);
        QCOMPARE(region.lines.size(), 3);
        QCOMPARE(region.firstLine, 1);
        QCOMPARE(region.lastLine, 1);
        QCOMPARE(region.lines[region.firstLine], u"scores = q @ k.T"_s);
    }

    void unknownTagOrFileIsNoRegion()
    {
        QCOMPARE(codeRegion(u"engine/attention/softmax.cpp"_s, u"nowhere"_s).firstLine, -1);
        QCOMPARE(codeRegion(u"engine/nowhere.cpp"_s, u"softmax"_s).lines.size(), 0);
    }

    void nearestNameIsNearOrNone_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("nearest");
        QTest::newRow("letter missing") << u"sofmax"_s << u"softmax"_s;
        QTest::newRow("letters swapped") << u"maks"_s << u"mask"_s;
        QTest::newRow("capitals") << u"SCORES"_s << u"scores"_s;
        QTest::newRow("nothing alike") << u"banana"_s << QString();
        QTest::newRow("empty") << QString() << QString();
        QTest::newRow("endless") << QString(100000, u's') << QString();
    }

    void nearestNameIsNearOrNone()
    {
        QFETCH(QString, typed);
        QFETCH(QString, nearest);
        QCOMPARE(nearestName(typed, {u"scores"_s, u"softmax"_s, u"mask"_s}), nearest);
    }

    void chineseLinesAreJoined_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("joined");
        QTest::newRow("characters") << u"一句话\n被剪开"_s << u"一句话被剪开"_s;
        QTest::newRow("punctuation") << u"一句话，\n  被剪开"_s << u"一句话，被剪开"_s;
        QTest::newRow("bold") << u"一句**话**\n**被**剪开"_s << u"一句**话****被**剪开"_s;
        QTest::newRow("link") << u"看[这里](step:opens)\n就知道"_s << u"看[这里](step:opens)就知道"_s;
        QTest::newRow("English") << u"a line\nand another"_s << u"a line\nand another"_s;
        QTest::newRow("mixed") << u"矩阵 X\n是表"_s << u"矩阵 X\n是表"_s;
        QTest::newRow("paragraphs") << u"一\n\n二"_s << u"一\n\n二"_s;
        QTest::newRow("list") << u"- 一\n- 二\n  三"_s << u"- 一\n- 二三"_s;
        QTest::newRow("numbered") << u"一\n1. 二"_s << u"一\n1. 二"_s;
        QTest::newRow("table") << u"|一|\n|---|\n|二|"_s << u"|一|\n|---|\n|二|"_s;
        QTest::newRow("fence") << u"```\n一\n二\n```\n三\n四"_s << u"```\n一\n二\n```\n三四"_s;
    }

    void chineseLinesAreJoined()
    {
        QFETCH(QString, markdown);
        QFETCH(QString, joined);
        QCOMPARE(joinChineseLines(markdown), joined);
    }
};

QTEST_GUILESS_MAIN(TestLibrary)
#include "tst_library.moc"
