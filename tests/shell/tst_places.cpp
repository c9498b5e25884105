// Where the learner is: the lesson that goes on behind other pages, the place of the last run.
#include "tests/views/window_fixture.h"

#include "app/shell/reading_log.h"
#include "app/views/header_bar.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/quiz_page.h"
#include "app/views/pages/start_page.h"
#include "app/views/sentence_editor.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

const QString typed = u"small dogs run"_s;
const QString ownExample = u"teacher-book"_s;

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
        fixture.goHomeAndOn();
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
        fixture.goHomeAndOn();
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
            fixture.restart();
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
        fixture.restart();
        emit fixture.window->startPage()->learnChosen();
        QVERIFY(!fixture.window->session().hasOwnSentence());
    }

    void anExampleThatWasChosenFollowsTheLanguageIntoTheNextRun()
    {
        test::WindowFixture fixture(u"zh"_s);
        fixture.open(u"weights"_s);
        const content::Chapter& chapter = fixture.library.chapters.first();
        fixture.window->session().setSentence(chapter.example(ownExample, u"zh"_s));
        fixture.restart();
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
        fixture.restart();
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
            fixture.restart();
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
        fixture.choose(u"scoring"_s, {});
        QCOMPARE(fixture.window->session().chapter().id, u"scoring"_s);
        fixture.window->session().player().seekStep(4);
        const QString other = fixture.window->session().step().id;
        for (int run = 0; run < 2; ++run) {
            fixture.restart();
            fixture.choose(u"overview"_s, {});
            QCOMPARE(fixture.window->session().step().id, step);
            QCOMPARE(fixture.window->session().state().head, 3);
            fixture.choose(u"scoring"_s, {});
            QCOMPARE(fixture.window->session().step().id, other);
            fixture.choose(u"overview"_s, u"free-play"_s);
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
        fixture.choose(u"scoring"_s, {});
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
        fixture.choose(u"scoring"_s, {});
        QVERIFY(lesson.isFrozen());
        lesson.release();
        fixture.choose(u"overview"_s, {});
        QCOMPARE(lesson.step().id, u"weights"_s);
        QVERIFY(!lesson.isFrozen());
    }

    void theSentenceOfTheStartPageGoesAlongIntoTheLessonOnce()
    {
        test::WindowFixture fixture;
        playback::LessonSession& lesson = fixture.window->session();
        fixture.window->showStart();
        fixture.window->playSession().setSentence(typed);
        emit fixture.window->startPage()->learnChosen();
        QCOMPARE(lesson.typedSentence(), typed);
        lesson.setSentence(u"dogs run"_s);
        fixture.goHomeAndOn();
        QCOMPARE(lesson.typedSentence(), u"dogs run"_s);
    }

    void anotherChapterTakesTheLearnersSentenceAndALinkSetsItAside()
    {
        test::WindowFixture fixture;
        fixture.open(u"weights"_s);
        playback::LessonSession& lesson = fixture.window->session();
        lesson.setSentence(typed);
        fixture.choose(u"scoring"_s, {});
        QCOMPARE(lesson.typedSentence(), typed);
        QVERIFY(lesson.sentenceAside().isEmpty());
        QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/qkv/table"_s)));
        QVERIFY(lesson.typedSentence() != typed);
        QCOMPARE(lesson.sentenceAside(), typed);
        const auto buttons = fixture.window->header()->findChildren<QPushButton*>();
        const auto back = std::ranges::find(buttons, u"Back to mine"_s, &QPushButton::text);
        QVERIFY(back != buttons.cend() && !(*back)->isHidden());
        (*back)->click();
        QVERIFY((*back)->isHidden());
        QCOMPARE(lesson.typedSentence(), typed);
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
        fixture.restart();
        emit fixture.window->startPage()->learnChosen();
        QCOMPARE(fixture.window->session().step().id, u"case-opens"_s);
    }
};

QTEST_MAIN(TestPlaces)
#include "tst_places.moc"
