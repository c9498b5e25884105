// Content that its author changes while the program shows it.
#include "tests/views/window_fixture.h"

#include <QTest>

using namespace casefile;
using namespace Qt::StringLiterals;

static const QString typed = u"small dogs run"_s;

class TestReloads : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void whatTheAuthorChangesIsSeenAtOnce()
    {
        test::WindowFixture fixture;
        fixture.open(u"weights"_s);
        content::Chapter& chapter = fixture.library.chapters.first();
        chapter.steps[chapter.indexOf(u"one-asks"_s)].state.head = 2; // until another step names one
        chapter.examples[0].text = {{u"zh"_s, u"猫跑"_s}, {u"en"_s, u"Cats run"_s}};
        fixture.window->reload();
        QCOMPARE(fixture.window->session().state().head, 2);
        QCOMPARE(fixture.window->session().typedSentence(), u"Cats run"_s);
        QVERIFY(!fixture.window->session().hasOwnSentence());
        QCOMPARE(fixture.window->session().trace()->queries(), std::size_t(2));
    }

    void aReloadKeepsTheMomentAndWhatIsTheLearners()
    {
        test::WindowFixture fixture;
        fixture.window->appearance().setReducedMotion(false);
        fixture.open(u"one-asks"_s, 0.4);
        playback::LessonSession& lesson = fixture.window->session();
        lesson.setSentence(typed);
        lesson.setTemperature(2.0);
        lesson.predict(1);
        content::Chapter& chapter = fixture.library.chapters.first();
        chapter.steps.removeFirst();
        fixture.window->reload();
        QCOMPARE(lesson.step().id, u"one-asks"_s);
        QCOMPARE(lesson.cursor().step, chapter.indexOf(u"one-asks"_s));
        QVERIFY(qAbs(lesson.cursor().progress - 0.4) < 0.001);
        QCOMPARE(lesson.typedSentence(), typed);
        QCOMPARE(lesson.state().temperature, 2.0);
        QCOMPARE(lesson.prediction(u"one-asks"_s), std::optional(1));
    }

    void aReloadWithoutTheStepStaysNearIt()
    {
        test::WindowFixture fixture;
        fixture.open(u"free-play"_s);
        fixture.window->session().setTemperature(2.0);
        fixture.library.chapters.first().steps.removeLast();
        fixture.window->reload();
        QCOMPARE(fixture.window->session().step().id, u"where-it-breaks"_s);
        QCOMPARE(fixture.window->session().state().temperature, 1.0);
    }

    void aChapterThatCannotBeReadJustNowStaysOnScreen()
    {
        test::WindowFixture fixture;
        fixture.open(u"weights"_s);
        const QList<content::Step> steps = fixture.library.chapters.first().steps;
        fixture.library.chapters.first().steps.clear(); // as after a comma too few
        fixture.window->reload();
        QCOMPARE(fixture.window->session().step().id, u"weights"_s);
        QVERIFY(fixture.window->session().trace());
        fixture.library.chapters.first().steps = steps;
        fixture.window->reload();
        QCOMPARE(fixture.window->session().step().id, u"weights"_s);
    }

    void aReloadKeepsTheSentenceOfTheStartPage()
    {
        test::WindowFixture fixture;
        fixture.window->playSession().setSentence(typed);
        fixture.window->reload();
        QCOMPARE(fixture.window->playSession().typedSentence(), typed);
    }
};

QTEST_MAIN(TestReloads)
#include "tst_reloads.moc"
