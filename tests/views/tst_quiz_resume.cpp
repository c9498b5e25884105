// A quiz that is left goes on where it was: after a repair, from the start page, and after the program was
// closed.
#include "tests/views/quiz_fixture.h"

#include "app/views/pages/lesson_page.h"
#include "app/views/pages/start_page.h"
#include "app/views/questions/quiz_summary.h"

#include <QPushButton>
#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;
using playback::QuizPhase;

namespace {

const QString chapterId = u"overview"_s;

/// The button with these words that can be seen; nullptr if there is none.
QPushButton* buttonWith(const QWidget* page, const QString& words)
{
    for (QPushButton* button : page->findChildren<QPushButton*>())
        if (button->isVisible() && button->text().contains(words))
            return button;
    return nullptr;
}

/// The program is closed and started again: same file, same settings, another window.
void restart(QuizFixture& fixture)
{
    fixture.window.reset();
    const QString file = fixture.store.file();
    fixture.store.close();
    QCOMPARE(fixture.store.open(file), learner::StoreState::Ready);
    fixture.window = std::make_unique<shell::MainWindow>(fixture.library, fixture.store, fixture.preferences);
    fixture.window->show();
    QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
}

} // namespace

class TestQuizResume : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void backspaceInTheRepairingStepLeadsBackToTheQuestion()
    {
        QuizFixture fixture;
        fixture.answerRight();
        press(Qt::Key_Space);
        fixture.quiz().takeHint();
        fixture.chooseWrong(Qt::Key_2);
        const playback::QuizRun before = fixture.quiz().run();
        const QString chosen = fixture.item().answer->optionId;
        press(Qt::Key_R);
        QCOMPARE(fixture.window->currentPage(), fixture.window->lessonPage());
        press(Qt::Key_Backspace);
        QCOMPARE(fixture.window->currentPage(), fixture.page());
        QCOMPARE(fixture.quiz().run(), before);
        QCOMPARE(fixture.quiz().index(), 1);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Wrong);
        QCOMPARE(fixture.item().answer->optionId, chosen);
        QCOMPARE(fixture.item().hintsUsed, 1);
        QVERIFY(QApplication::focusWidget() && fixture.page()->isAncestorOf(QApplication::focusWidget()));
    }

    void theLessonShowsTheWayBackOnlyDuringARepair()
    {
        QuizFixture fixture;
        fixture.open(u"weights"_s);
        QVERIFY(!buttonWith(fixture.window->lessonPage(), u"Back to the quiz"_s));
        press(Qt::Key_Backspace);
        QCOMPARE(fixture.window->currentPage(), fixture.window->lessonPage());
        fixture.window->practise(chapterId);
        fixture.chooseWrong(Qt::Key_2);
        press(Qt::Key_R);
        QPushButton* back = buttonWith(fixture.window->lessonPage(), u"Back to the quiz"_s);
        QVERIFY(back);
        QVERIFY(back->focusPolicy() & Qt::TabFocus);
        fixture.window->session().player().seekStep(2); // the learner may look around
        QVERIFY(back->isVisible());
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(fixture.window->currentPage(), fixture.page());
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Wrong);
        fixture.open(u"weights"_s);
        QVERIFY(!back->isVisible());
    }

    void everyOtherDoorLeadsBackToo()
    {
        QuizFixture fixture;
        fixture.chooseWrong(Qt::Key_2);
        const playback::QuizRun before = fixture.quiz().run();
        press(Qt::Key_R);
        emit fixture.window->lessonPage()->quizChosen(chapterId);
        QCOMPARE(fixture.quiz().run(), before);
        emit fixture.page()->closed();
        emit fixture.window->startPage()->practiseChosen();
        QCOMPARE(fixture.window->currentPage(), fixture.page());
        QCOMPARE(fixture.quiz().run(), before);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Wrong);
    }

    void afterTheProgramWasClosedItGoesOn()
    {
        QuizFixture fixture;
        fixture.answerRight();
        press(Qt::Key_Space);
        fixture.chooseWrong(Qt::Key_2);
        press(Qt::Key_R);
        fixture.quiz().next();
        press(Qt::Key_Backspace);
        press(Qt::Key_H);
        const playback::QuizRun before = fixture.quiz().run();
        const playback::QuizItem wrong = fixture.quiz().items()[1];
        QCOMPARE(before.hints.size(), 1);

        restart(fixture);
        emit fixture.window->startPage()->practiseChosen();
        QCOMPARE(fixture.window->currentPage(), fixture.page());
        QCOMPARE(fixture.quiz().run(), before);
        QCOMPARE(fixture.quiz().index(), 2);
        QCOMPARE(fixture.quiz().answeredCount(), 2);
        QCOMPARE(fixture.item().hintsUsed, 1);
        const playback::QuizItem& again = fixture.quiz().items()[1];
        QCOMPARE(again.phase, QuizPhase::Wrong);
        QCOMPARE(again.order, wrong.order);
        QCOMPARE(again.first, wrong.first);
        fixture.answerRight(); // and it is the same log that goes on
        QCOMPARE(fixture.store.answers(chapterId).size(), 3);
        restart(fixture);
        fixture.window->practise(chapterId);
        QCOMPARE(fixture.quiz().answeredCount(), 3);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Right);
    }

    void answersOfAnEarlierRunAreNotThoseOfThisOne()
    {
        QuizFixture fixture;
        fixture.answerRight();
        QPushButton* anew = buttonWith(fixture.page(), u"Start again"_s);
        QVERIFY(anew);
        QTest::mouseClick(anew, Qt::LeftButton);
        QCOMPARE(fixture.quiz().answeredCount(), 0);
        QCOMPARE(fixture.quiz().index(), 0);
        fixture.quiz().next();
        restart(fixture);
        fixture.window->practise(chapterId);
        QCOMPARE(fixture.quiz().index(), 1);
        QCOMPARE(fixture.quiz().answeredCount(), 0);
        QCOMPARE(fixture.store.answers(chapterId).size(), 1); // the log keeps them all
    }

    void aQuizThatIsDoneBeginsAnew()
    {
        QuizFixture fixture;
        fixture.answerRight();
        fixture.quiz().finish();
        press(Qt::Key_Space); // "Done"
        fixture.window->practise(chapterId);
        QCOMPARE(fixture.quiz().index(), 0);
        QCOMPARE(fixture.quiz().answeredCount(), 0);
        fixture.quiz().finish();
        restart(fixture);
        fixture.window->practise(chapterId);
        QCOMPARE(fixture.quiz().index(), 0);
    }

    void aRepairFromTheSummaryOpensWithTheQuestionsOwnSentence()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-cell-pronoun"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        const playback::QuizItem item = fixture.item();
        fixture.quiz().giveUp();
        fixture.quiz().finish();
        const QString title =
            fixture.library.chapter(chapterId)->words(u"en"_s, item.question.repairStep).title;
        QPushButton* link = nullptr;
        QTRY_VERIFY((link = buttonWith(fixture.page()->findChild<views::QuizSummary*>(), title)));
        QTest::mouseClick(link, Qt::LeftButton);
        const playback::LessonSession& lesson = fixture.window->session();
        QCOMPARE(fixture.window->currentPage(), fixture.window->lessonPage());
        QCOMPARE(lesson.step().id, item.question.repairStep);
        QCOMPARE(lesson.typedSentence(), item.state.sentence);
        QCOMPARE(lesson.state().head, item.state.head);
        press(Qt::Key_Backspace);
        QCOMPARE(fixture.window->currentPage(), fixture.page());
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Finished);
    }

    void aDamagedRunIsAQuizFromTheStart()
    {
        QuizFixture fixture;
        fixture.answerRight();
        fixture.store.setPreference(u"quiz-run/overview"_s, u"{\"version\": 1, \"seed\": \"x"_s);
        restart(fixture);
        fixture.window->practise(chapterId);
        QCOMPARE(fixture.quiz().index(), 0);
        QCOMPARE(fixture.quiz().answeredCount(), 0);
    }
};

QTEST_MAIN(TestQuizResume)
#include "tst_quiz_resume.moc"
