// What the window says of faults is wholly in the user's language: names and places stand in it, no English
// message.
#include "tests/views/window_fixture.h"

#include "app/shell/banner.h"
#include "app/views/fault_words.h"

#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;

namespace {

/// The words in Latin letters that a sentence has.
QStringList latinWords(const QString& sentence)
{
    static const QRegularExpression word(u"[A-Za-z][A-Za-z.\\-/:\\[\\]0-9]*"_s);
    QStringList words;
    for (const QRegularExpressionMatch& match : word.globalMatch(sentence))
        words.append(match.captured());
    return words;
}

} // namespace

class TestFaultWords : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aLinkThatCannotBeFollowed_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QStringList>("latin");
        QTest::newRow("value") << u"casefile:lesson/overview/weights?head=two"_s << QStringList{u"head"_s};
        QTest::newRow("mask") << u"casefile:lesson/overview/weights?mask=casual"_s << QStringList{u"mask"_s};
        QTest::newRow("address") << u"casefile:delete/everything"_s
                                 << QStringList{u"casefile:lesson/chapter/step"_s};
    }

    void aLinkThatCannotBeFollowed()
    {
        QFETCH(QString, link);
        QFETCH(QStringList, latin);
        WindowFixture fixture(u"zh"_s);
        QVERIFY(!fixture.window->showLink(QUrl(link)));
        QCOMPARE(latinWords(fixture.window->banner()->sentence()), latin);
    }

    void contentWithFaults_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("latin");
        const QStringList always{u"chapter.json"_s, u"casefile"_s, u"check"_s};
        QTest::newRow("JSON") << u"steps[2].stage"_s
                              << QStringList{u"chapter.json"_s, u"steps[2].stage"_s, u"casefile"_s,
                                             u"check"_s};
        QTest::newRow("line") << u"line 12"_s << always;
        QTest::newRow("column") << u"line 12, column 3"_s << always;
        QTest::newRow("file") << u"file"_s << always;
    }

    void contentWithFaults()
    {
        QFETCH(QString, path);
        QFETCH(QStringList, latin);
        WindowFixture fixture(u"zh"_s);
        fixture.library.faults = {{u"chapter.json"_s, path, u"\"sofmax\" is not a stage"_s}, {}};
        fixture.window->reload();
        const QString sentence = fixture.window->banner()->sentence();
        QCOMPARE(latinWords(sentence), latin);
        QVERIFY(sentence.contains(u'2'));
        QCOMPARE(sentence.contains(u"12"_s), path.contains(u"12"_s));
    }

    void aTemperatureThatIsTooSmall()
    {
        WindowFixture fixture(u"zh"_s);
        fixture.open(u"free-play"_s);
        fixture.window->session().setTemperature(1e-310);
        const QString problem = fixture.window->session().problem();
        QVERIFY(!problem.isEmpty());
        QCOMPARE(latinWords(problem), QStringList{u"e-310"_s});
    }

    void withoutFaultsThereIsNothingToSay() { QCOMPARE(views::contentProblem({}), QString()); }
};

QTEST_MAIN(TestFaultWords)
#include "tst_fault_words.moc"
