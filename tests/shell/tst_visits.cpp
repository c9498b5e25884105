// "Go and see" of a question is a visit: place, undo and sentence of the open lesson are as they were.
#include "tests/views/window_fixture.h"

#include "app/views/pages/lesson_page.h"
#include "app/views/pages/quiz_page.h"
#include "app/views/pages/start_page.h"

#include <QTest>

using namespace casefile;
using namespace Qt::StringLiterals;

static const QString typed = u"small dogs run"_s;

class TestVisits : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void goAndSeeLeavesPlaceAndUndoOfTheOpenLesson()
    {
        test::WindowFixture fixture;
        fixture.open(u"weights"_s);
        playback::LessonSession& lesson = fixture.window->session();
        lesson.setSentence(typed);
        lesson.setHead(0);
        const QUrl place = fixture.preferences.place();
        for (const bool isByQuiz : {true, false}) {
            fixture.window->showQuiz(u"overview"_s, 7);
            const QString question = fixture.window->quizSession().item()->question.id;
            emit fixture.window->quizPage()->repairChosen(question);
            QCOMPARE(fixture.window->currentPage(), fixture.window->lessonPage());
            lesson.setTemperature(0.5);
            lesson.player().stepForward();
            QCOMPARE(fixture.preferences.place(), place);
            if (isByQuiz)
                emit fixture.window->lessonPage()->quizReturnChosen();
            fixture.goHomeAndOn();
            QCOMPARE(lesson.step().id, u"weights"_s);
            QCOMPARE(lesson.typedSentence(), typed);
            QCOMPARE(lesson.state().head, 0);
            QCOMPARE(lesson.state().temperature, 1.0);
        }
        lesson.undo();
        lesson.undo();
        QVERIFY(!lesson.hasOwnSentence());
    }

    void goAndSeeBeforeALessonIsOpenedKeepsThePlaceOfTheLastRun()
    {
        test::WindowFixture fixture;
        fixture.open(u"weights"_s);
        fixture.restart();
        fixture.window->showQuiz(u"overview"_s, 7);
        emit fixture.window->quizPage()->repairChosen(fixture.window->quizSession().item()->question.id);
        fixture.goHomeAndOn();
        QCOMPARE(fixture.window->session().step().id, u"weights"_s);
    }

    void aStepChosenDuringAVisitEndsItAndUndoStays()
    {
        test::WindowFixture fixture;
        fixture.open(u"free-play"_s);
        fixture.window->session().setTemperature(2.0);
        fixture.window->showQuiz(u"overview"_s, 7);
        emit fixture.window->quizPage()->repairChosen(fixture.window->quizSession().item()->question.id);
        fixture.choose(u"overview"_s, u"blend"_s);
        QVERIFY(fixture.window->session().canUndo());
        QCOMPARE(fixture.window->session().chapter().id, u"overview"_s);
    }
};

QTEST_MAIN(TestVisits)
#include "tst_visits.moc"
