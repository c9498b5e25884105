// Where the learner is: the lesson that goes on behind other pages, the place of the last run, content that
// changes.
#include "tests/views/window_fixture.h"

#include "app/shell/reading_log.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/quiz_page.h"
#include "app/views/pages/start_page.h"
#include "app/views/sentence_editor.h"

#include <QAction>
#include <QLineEdit>
#include <QTest>

#include <algorithm>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

const QString typed = u"small dogs run"_s;
const QString ownExample = u"teacher-book"_s;

void goHomeAndOn(test::WindowFixture& fixture)
{
    fixture.window->showStart();
    emit fixture.window->startPage()->learnChosen();
}

void restart(test::WindowFixture& fixture)
{
    fixture.window.reset();
    fixture.window = std::make_unique<shell::MainWindow>(fixture.library, fixture.store, fixture.preferences);
}

/// As a click on a row of the outline does.
void choose(test::WindowFixture& fixture, const QString& chapter, const QString& step)
{
    emit fixture.window->lessonPage()->stepChosen(chapter, step);
}

/// What the keys do, without a window that is active: a disabled action does nothing.
void press(test::WindowFixture& fixture, const QKeySequence& keys)
{
    for (QAction* action : fixture.window->findChildren<QAction*>()) {
        if (action->shortcuts().contains(keys))
            action->trigger();
    }
}

const QKeySequence undoKeys(u"Ctrl+Z"_s);
const QKeySequence redoKeys(u"Ctrl+Y"_s);

} // namespace

class TestPlaces : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void goingOnLeavesSettingsAndHistoryAsTheyWere()
    {
        test::WindowFixture fixture;
        fixture.open(u"free-play"_s);
        playback::LessonSession& lesson = fixture.window->session();
        lesson.setTemperature(2.0);
        lesson.setHead(3);
        lesson.setSentence(typed);
        lesson.player().stepBack();
        lesson.player().stepBack(); // settings of free play are kept for its return
        const playback::Cursor cursor = lesson.cursor();
        goHomeAndOn(fixture);
        QCOMPARE(fixture.window->currentPage(), fixture.window->lessonPage());
        QCOMPARE(lesson.cursor(), cursor);
        QCOMPARE(lesson.typedSentence(), typed);
        QVERIFY(lesson.canUndo());
        lesson.player().toEnd();
        QCOMPARE(lesson.state().temperature, 2.0);
        QCOMPARE(lesson.state().head, 3);
    }

    void goingOnKeepsWhatWasPredicted()
    {
        test::WindowFixture fixture;
        fixture.open(u"one-asks"_s, 0.0);
        fixture.window->session().predict(1);
        goHomeAndOn(fixture);
        QCOMPARE(fixture.window->session().prediction(u"one-asks"_s), std::optional(1));
        QVERIFY(fixture.window->session().isRevealed());
    }

    void theLessonsOwnSentenceFollowsALanguageChosenOnTheStartPage_data()
    {
        QTest::addColumn<bool>("again"); // in another run of the program
        QTest::newRow("at once") << false;
        QTest::newRow("after a restart") << true;
    }

    void theLessonsOwnSentenceFollowsALanguageChosenOnTheStartPage()
    {
        QFETCH(bool, again);
        test::WindowFixture fixture(u"zh"_s);
        fixture.open(u"weights"_s);
        fixture.window->showStart();
        if (again)
            restart(fixture);
        fixture.window->setLanguage(u"en"_s);
        emit fixture.window->startPage()->learnChosen();
        QCOMPARE(fixture.window->session().step().id, u"weights"_s);
        QVERIFY(!fixture.window->session().hasOwnSentence());
        QCOMPARE(fixture.window->session().typedSentence(),
                 fixture.library.chapters.first().example(u"cat-dog"_s, u"en"_s));
    }

    void aLanguageChosenBehindTheLessonIsThatOfTheNextRun()
    {
        test::WindowFixture fixture(u"zh"_s);
        fixture.open(u"weights"_s);
        fixture.window->showStart();
        fixture.window->setLanguage(u"en"_s);
        restart(fixture);
        emit fixture.window->startPage()->learnChosen();
        QVERIFY(!fixture.window->session().hasOwnSentence());
    }

    void anExampleThatWasChosenFollowsTheLanguageIntoTheNextRun()
    {
        test::WindowFixture fixture(u"zh"_s);
        fixture.open(u"weights"_s);
        const content::Chapter& chapter = fixture.library.chapters.first();
        fixture.window->session().setSentence(chapter.example(ownExample, u"zh"_s));
        restart(fixture);
        fixture.window->setLanguage(u"en"_s);
        emit fixture.window->startPage()->learnChosen();
        QCOMPARE(fixture.window->session().typedSentence(), chapter.example(ownExample, u"en"_s));
    }

    void whatIsTheLearnersIsThereInTheNextRun()
    {
        test::WindowFixture fixture;
        fixture.open(u"weights"_s); // the author's head is 1 here
        fixture.window->session().setSentence(typed);
        fixture.window->session().setHead(0);
        fixture.window->session().setDepth(content::Depth::Formula);
        restart(fixture);
        emit fixture.window->startPage()->learnChosen();
        QCOMPARE(fixture.window->session().typedSentence(), typed);
        QCOMPARE(fixture.window->session().state().head, 0);
        QCOMPARE(fixture.window->session().state().depth, content::Depth::Formula);
    }

    void settingsOfFreePlayAreThereInTheNextRunFromAnotherStep()
    {
        test::WindowFixture fixture;
        fixture.open(u"free-play"_s);
        fixture.window->session().setTemperature(2.0);
        fixture.window->session().setHead(3);
        fixture.window->session().player().stepBack();
        fixture.window->session().player().stepBack();
        const QString step = fixture.window->session().step().id;
        QVERIFY(!fixture.window->session().step().freePlay);
        for (int run = 0; run < 2; ++run) { // and in the one after that
            restart(fixture);
            emit fixture.window->startPage()->learnChosen();
            QCOMPARE(fixture.window->session().step().id, step);
            QCOMPARE(fixture.window->session().state().temperature, 1.0);
        }
        fixture.window->session().player().toEnd();
        QCOMPARE(fixture.window->session().state().temperature, 2.0);
        QCOMPARE(fixture.window->session().state().head, 3);
    }

    void everyChapterKeepsItsPlaceAndItsFreePlayOverARestart()
    {
        test::WindowFixture fixture;
        fixture.open(u"free-play"_s);
        fixture.window->session().setTemperature(2.0);
        fixture.window->session().player().seekStep(2);
        fixture.window->session().setHead(3);
        const QString step = fixture.window->session().step().id;
        choose(fixture, u"scoring"_s, {});
        QCOMPARE(fixture.window->session().chapter().id, u"scoring"_s);
        fixture.window->session().player().seekStep(4);
        const QString other = fixture.window->session().step().id;
        for (int run = 0; run < 2; ++run) {
            restart(fixture);
            choose(fixture, u"overview"_s, {});
            QCOMPARE(fixture.window->session().step().id, step);
            QCOMPARE(fixture.window->session().state().head, 3);
            choose(fixture, u"scoring"_s, {});
            QCOMPARE(fixture.window->session().step().id, other);
            choose(fixture, u"overview"_s, u"free-play"_s);
            QCOMPARE(fixture.window->session().state().temperature, 2.0);
            fixture.window->session().player().seekStep(2);
            fixture.window->session().setHead(3);
        }
    }

    void aPlaceOfAChapterThatIsNoneLeadsToItsBeginning_data()
    {
        QTest::addColumn<QString>("kept");
        QTest::newRow("not a link") << u"{\"step\": 3}"_s;
        QTest::newRow("a step that is gone") << u"casefile:lesson/scoring/nosuch?head=2"_s;
        QTest::newRow("another chapter") << u"casefile:lesson/overview/weights"_s;
        QTest::newRow("a value that cannot be") << u"casefile:lesson/scoring/nosuch?temperature=-1"_s;
        QTest::newRow("another program's") << u"https://example.org/"_s;
        QTest::newRow("far too long")
            << u"casefile:lesson/scoring/arrows?sentence="_s + u"x"_s.repeated(1 << 20);
        QTest::newRow("zero bytes") << QString(40, QChar(0));
    }

    void aPlaceOfAChapterThatIsNoneLeadsToItsBeginning()
    {
        QFETCH(QString, kept);
        test::WindowFixture fixture;
        QVERIFY(fixture.store.setPreference(u"place/scoring"_s, kept));
        QVERIFY(fixture.store.setPreference(u"free-play/scoring"_s, kept));
        fixture.open(u"weights"_s);
        choose(fixture, u"scoring"_s, {});
        QCOMPARE(fixture.window->session().chapter().id, u"scoring"_s);
        QCOMPARE(fixture.window->session().cursor().step, 0);
        QVERIFY(fixture.window->session().trace());
        QVERIFY(!fixture.window->session().canUndo());
    }

    void withoutAStoreThatCanBeWrittenPlacesAreOfThisRunOnly()
    {
        test::WindowFixture first;
        first.open(u"weights"_s);
        learner::Store second;
        QCOMPARE(second.open(first.store.file()), learner::StoreState::InUse);
        shell::MainWindow window(first.library, second, first.preferences);
        content::State state;
        state.step = u"weights"_s;
        window.showState(state);
        QVERIFY(second.preference(u"place/overview"_s).isEmpty());
    }

    void whatAStoreCannotTakeStaysForThisRun()
    {
        test::WindowFixture first;
        learner::Store second;
        QCOMPARE(second.open(first.store.file()), learner::StoreState::InUse);
        shell::ReadingLog log(second);
        const shell::ReadingLog::Kept kept{QUrl(u"casefile:lesson/overview/weights"_s), {}};
        log.keep(u"overview"_s, kept);
        log.write();
        QVERIFY(log.kept(u"overview"_s) == kept);
    }

    void aStateThatWasReleasedDoesNotComeBackWithAnEarlierChapter()
    {
        test::WindowFixture fixture;
        fixture.open(u"weights"_s);
        playback::LessonSession& lesson = fixture.window->session();
        lesson.freeze();
        choose(fixture, u"scoring"_s, {});
        QVERIFY(lesson.isFrozen());
        lesson.release();
        choose(fixture, u"overview"_s, {});
        QCOMPARE(lesson.step().id, u"weights"_s);
        QVERIFY(!lesson.isFrozen());
    }

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
            goHomeAndOn(fixture);
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
        restart(fixture);
        fixture.window->showQuiz(u"overview"_s, 7);
        emit fixture.window->quizPage()->repairChosen(fixture.window->quizSession().item()->question.id);
        goHomeAndOn(fixture);
        QCOMPARE(fixture.window->session().step().id, u"weights"_s);
    }

    void aStepChosenDuringAVisitEndsItAndUndoStays()
    {
        test::WindowFixture fixture;
        fixture.open(u"free-play"_s);
        fixture.window->session().setTemperature(2.0);
        fixture.window->showQuiz(u"overview"_s, 7);
        emit fixture.window->quizPage()->repairChosen(fixture.window->quizSession().item()->question.id);
        choose(fixture, u"overview"_s, u"blend"_s);
        QVERIFY(fixture.window->session().canUndo());
        QCOMPARE(fixture.window->session().chapter().id, u"overview"_s);
    }

    void lookingIntoTheSentenceOfTheStartPageKeepsThePlaceInTheLesson()
    {
        test::WindowFixture fixture;
        fixture.open(u"weights"_s);
        playback::LessonSession& lesson = fixture.window->session();
        lesson.setSentence(typed);
        lesson.setHead(0);
        fixture.window->showStart();
        fixture.window->playSession().setSentence(u"dogs run"_s);
        emit fixture.window->startPage()->playChosen();
        QCOMPARE(fixture.window->currentPage(), fixture.window->lessonPage());
        QCOMPARE(lesson.step().id, u"weights"_s);
        QCOMPARE(lesson.typedSentence(), u"dogs run"_s);
        QCOMPARE(lesson.state().head, 0);
        lesson.undo();
        QCOMPARE(lesson.typedSentence(), typed);
    }

    void aPlaceThatIsGoneLeadsToTheBeginning()
    {
        test::WindowFixture fixture;
        fixture.preferences.setPlace(QUrl(u"casefile:lesson/overview/nosuch?head=2"_s), {});
        restart(fixture);
        emit fixture.window->startPage()->learnChosen();
        QCOMPARE(fixture.window->session().step().id, u"case-opens"_s);
    }

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

    void undoOnTheStartPageIsOfItsOwnSentence()
    {
        test::WindowFixture fixture;
        fixture.open(u"weights"_s);
        fixture.window->session().setSentence(typed);
        fixture.window->showStart();
        const QString before = fixture.window->playSession().typedSentence();
        press(fixture, undoKeys);
        QCOMPARE(fixture.window->session().typedSentence(), typed);
        QCOMPARE(fixture.window->playSession().typedSentence(), before);
        fixture.window->playSession().setSentence(u"dogs run"_s);
        press(fixture, undoKeys);
        QCOMPARE(fixture.window->playSession().typedSentence(), before);
        press(fixture, redoKeys);
        QCOMPARE(fixture.window->playSession().typedSentence(), u"dogs run"_s);
        QCOMPARE(fixture.window->session().typedSentence(), typed);
    }

    void undoOnTheQuizPageTouchesNoLesson()
    {
        test::WindowFixture fixture;
        fixture.open(u"weights"_s);
        fixture.window->session().setSentence(typed);
        fixture.window->showQuiz(u"overview"_s, 7);
        press(fixture, undoKeys);
        QCOMPARE(fixture.window->session().typedSentence(), typed);
        emit fixture.window->startPage()->learnChosen();
        press(fixture, undoKeys);
        QVERIFY(fixture.window->session().typedSentence() != typed);
    }
};

QTEST_MAIN(TestPlaces)
#include "tst_places.moc"
