#include "app/content/check.h"
#include "tests/content/test_names.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

const QString fixtures = QStringLiteral(CASEFILE_SOURCE_DIR "/tests/fixtures");

QString textOf(const QString& file)
{
    QFile source(file);
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

/// The faults as lines, file names relative to the checked folder.
QString reportOf(const Faults& faults, const QString& folder)
{
    QString report;
    for (const Fault& fault : faults)
        report += toString(fault).replace(folder + u'/', QString()).replace(folder, u"."_s) + u'\n';
    return report;
}

} // namespace

class TestFixtures : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void validContentHasNoFaults_data()
    {
        QTest::addColumn<QString>("part");
        QTest::newRow("chapter") << u"valid/chapter"_s;
        QTest::newRow("quizzes") << u"valid/quizzes"_s;
        QTest::newRow("kinds of question") << u"valid/kinds"_s;
        QTest::newRow("templates") << u"valid/numeric"_s;
        QTest::newRow("folder of templates") << u"valid/numeric/templates"_s;
        QTest::newRow("file of templates") << u"valid/numeric/templates/overview.json"_s;
        QTest::newRow("values of several shapes") << u"valid/several-shapes"_s;
        QTest::newRow("interviews") << u"valid/interviews"_s;
        QTest::newRow("folder of interviews") << u"valid/interviews/interview"_s;
        QTest::newRow("file of an interview") << u"valid/interviews/interview/overview.json"_s;
        QTest::newRow("quiz file") << u"valid/quizzes/quiz.json"_s;
    }

    void validContentHasNoFaults()
    {
        QFETCH(QString, part);
        QCOMPARE(reportOf(checkFolders({fixtures + u'/' + part}, testNames()), fixtures), QString());
    }

    void brokenContentGivesExactlyItsSentences_data()
    {
        QTest::addColumn<QString>("folder");
        for (const QString& name : QDir(fixtures).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (name != "valid"_L1)
                QTest::newRow(qPrintable(name)) << u"%1/%2"_s.arg(fixtures, name);
        }
    }

    void brokenContentGivesExactlyItsSentences()
    {
        QFETCH(QString, folder);
        QCOMPARE(reportOf(checkFolders({folder}, testNames()), folder), textOf(folder + u"/expected.txt"_s));
    }

    void everyFaultOfSeveralFoldersIsCollected()
    {
        const QStringList folders{fixtures + u"/chapter-unknown-stage"_s, fixtures + u"/quiz-id-twice"_s};
        QCOMPARE(checkFolders(folders, testNames()).size(), 2);
    }

    void aFolderThatIsNotThereIsAFault()
    {
        const Faults faults = checkFolders({fixtures + u"/nowhere"_s}, testNames());
        QCOMPARE(faults.size(), 1);
        QCOMPARE(faults.first().message, u"does not exist"_s);
    }
};

QTEST_GUILESS_MAIN(TestFixtures)
#include "tst_fixtures.moc"
