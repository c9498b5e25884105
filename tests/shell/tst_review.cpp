// Reviewing in the window: from an answered question to its card, by keyboard alone, and through a repair.
#include "tests/views/quiz_fixture.h"

#include "app/views/door_card.h"
#include "app/views/outline.h"
#include "app/views/pages/review_page.h"
#include "app/views/review/grade_bar.h"

#include <QAction>
#include <QPushButton>
#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;
using learner::Grade;
using learner::RoundPhase;

namespace {

/// The window with the review page on it, and what a learner does there.
struct ReviewFixture : QuizFixture
{
    explicit ReviewFixture(const QString& language = u"en"_s)
        : QuizFixture(language)
    {}

    learner::ReviewRound& round() { return window->reviewDesk().round(); }
    learner::Deck& deck() { return window->reviewDesk().deck(); }
    views::ReviewPage* review() { return window->reviewPage(); }

    /// The first question with options, as a card that is up.
    void askChoice()
    {
        goToKind<content::ChoiceTask>();
        QVERIFY(deck().add({{item().question.id, u"overview"_s}}));
        window->showReview();
        QCOMPARE(round().phase(), RoundPhase::Asking);
    }

    void trigger(const QKeySequence& keys)
    {
        for (QAction* action : window->actions())
            if (action->shortcuts().contains(keys))
                action->trigger();
    }
};

} // namespace

class TestReview : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void withoutCardsThePageSaysWhereTheyComeFrom()
    {
        ReviewFixture fixture;
        QVERIFY(!fixture.window->startPage()->review()->isVisibleTo(fixture.window->startPage()));
        fixture.window->showReview();
        QVERIFY(wordsIn(fixture.review()).contains(u"There is nothing to review yet"_s));
        QVERIFY(!fixture.review()->undo()->isEnabled() && !fixture.review()->cram()->isEnabled());
        press(Qt::Key_Return); // the button there has the keyboard
        QCOMPARE(fixture.window->currentPage(), fixture.page());
    }

    void anAnsweredQuestionBecomesACardWithItsAnswer()
    {
        ReviewFixture fixture;
        fixture.answerRight();
        const QString question = fixture.item().question.id;
        QCOMPARE(fixture.deck().cards().size(), std::size_t(1));
        const learner::Card* card = fixture.deck().find(question);
        QVERIFY(card);
        const learner::Review review = fixture.deck().reviews(card->number).first();
        QCOMPARE(review.answer.grade, Grade::Good);
        QCOMPARE(review.answer.seed, fixture.store.answers().first().seed);
        QCOMPARE(review.answer.certainty, content::Certainty::Think);
        fixture.window->showQuiz(u"overview"_s, someSeed); // at once again: that proves nothing
        fixture.answerRight();
        QCOMPARE(fixture.deck().reviews(card->number).last().kind, learner::ReviewKind::Cram);
        QCOMPARE(fixture.store.answers().size(), 2);
        fixture.window->showQuiz(u"overview"_s, someSeed);
        fixture.quiz().giveUp(); // but a failure counts at any time
        QCOMPARE(fixture.deck().reviews(card->number).last().answer.grade, Grade::Again);
        QCOMPARE(fixture.deck().reviews(card->number).last().kind, learner::ReviewKind::Learn);
    }

    void aCardIsAnsweredGradedAndUndoneByKeyboard_data() { addLanguages(); }

    void aCardIsAnsweredGradedAndUndoneByKeyboard()
    {
        QFETCH(QString, language);
        ReviewFixture fixture(language);
        fixture.askChoice();
        QTRY_VERIFY(fixture.window->reviewDesk().session().trace());
        press(Qt::Key_1);
        press(Qt::Key_Space); // how sure? the keyboard goes there
        QCOMPARE(fixture.round().phase(), RoundPhase::Asking);
        press(Qt::Key_2, Qt::ControlModifier);
        press(Qt::Key_Space);
        QCOMPARE(fixture.round().phase(), RoundPhase::Revealed);
        QVERIFY(fixture.store.answers().isEmpty()); // kept with the grade, together
        auto* focused = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QCOMPARE(focused, fixture.review()->grades()->button(*fixture.round().revealed().shown.proposed));
        QVERIFY(!focused->accessibleDescription().isEmpty());
        const learner::Outcomes said = fixture.round().outcomes();
        press(Qt::Key_4);
        const learner::Card card = fixture.deck().cards().front();
        QCOMPARE(card.state, said[3]);
        QCOMPARE(fixture.store.answers().size(), 1);
        QCOMPARE(fixture.round().phase(), RoundPhase::NothingDue);
        fixture.trigger(QKeySequence(u"Ctrl+Z"_s));
        QCOMPARE(fixture.deck().cards().front().state, learner::CardState());
        QCOMPARE(fixture.round().phase(), RoundPhase::Asking);
        fixture.trigger(QKeySequence(u"Ctrl+Shift+Z"_s));
        QCOMPARE(fixture.deck().cards().front(), card);
        press(Qt::Key_Escape);
        QCOMPARE(fixture.window->currentPage(), fixture.window->startPage());
    }

    void whoOnlyThinksRevealsWithReturnAndGradesWithoutALogOfAnswers()
    {
        ReviewFixture fixture;
        fixture.askChoice();
        press(Qt::Key_Return);
        QCOMPARE(fixture.round().phase(), RoundPhase::Revealed);
        QVERIFY(!fixture.round().revealed().shown.proposed);
        press(Qt::Key_Space); // Good has the keyboard
        QCOMPARE(fixture.deck().reviews(1).first().answer.grade, Grade::Good);
        QVERIFY(fixture.store.answers().isEmpty());
    }

    void aSureWrongAnswerLeadsThroughTheStepAFreshVariantAndTheBeliefBackToTheQuiz()
    {
        ReviewFixture fixture;
        fixture.goToKind<content::ChoiceTask>();
        const QString question = fixture.item().question.id;
        fixture.chooseWrong(Qt::Key_3);
        const QString belief = fixture.store.answers().first().misconception;
        QVERIFY(fixture.deck().find(belief));
        const quint64 seed = fixture.item().seed;
        press(Qt::Key_R);
        QCOMPARE(fixture.window->currentPage(), static_cast<QWidget*>(fixture.window->lessonPage()));
        press(Qt::Key_Backspace);
        QCOMPARE(fixture.window->currentPage(), static_cast<QWidget*>(fixture.review()));
        QCOMPARE(fixture.round().card()->item, question);
        QVERIFY(fixture.window->reviewDesk().session().item()->seed != seed);
        press(Qt::Key_Return);
        press(Qt::Key_Space);
        QCOMPARE(fixture.round().card()->item, belief);
        const QString shown = wordsIn(fixture.review());
        const auto* words = fixture.library.misconception(belief);
        QVERIFY(!shown.contains(words->truth.value(u"en"_s)));
        press(Qt::Key_Space);
        QCOMPARE(fixture.round().phase(), RoundPhase::Revealed);
        press(Qt::Key_3);
        QCOMPARE(fixture.window->currentPage(), fixture.page());
        QCOMPARE(fixture.item().question.id, question);
    }

    void aBeliefIsExplainedByTheStepOfTheQuestionAtWhichItShowed()
    {
        ReviewFixture fixture;
        fixture.goToKind<content::ChoiceTask>();
        const QString step = fixture.item().question.repairStep;
        fixture.chooseWrong(Qt::Key_3);
        fixture.window->showReview(); // the question is on a step: the belief is new
        QVERIFY(fixture.library.misconception(fixture.round().card()->item));
        press(Qt::Key_Space);
        press(Qt::Key_R);
        QCOMPARE(fixture.window->session().step().id, step);
        press(Qt::Key_Backspace);
        QCOMPARE(fixture.round().phase(), RoundPhase::Revealed); // as it was left
        QCOMPARE(fixture.window->currentPage(), static_cast<QWidget*>(fixture.review()));
    }

    void theSideBarSaysHowManyAreDue()
    {
        ReviewFixture fixture;
        fixture.askChoice();
        const views::Outline* outline = fixture.window->lessonPage()->outline();
        QCOMPARE(outline->findItems(u"Review · 1 due"_s, Qt::MatchExactly).size(), 1);
        press(Qt::Key_Return);
        press(Qt::Key_4);
        QCOMPARE(outline->findItems(u"Review"_s, Qt::MatchExactly).size(), 1);
    }

    void aFileThatCannotBeWrittenLetsLookButNotGrade()
    {
        ReviewFixture first;
        first.askChoice();
        learner::Store second;
        QCOMPARE(second.open(first.store.file()), learner::StoreState::InUse);
        shell::MainWindow window(first.library, second, first.preferences);
        window.showReview();
        QVERIFY(wordsIn(window.reviewPage()).contains(second.problem()));
        window.reviewDesk().session().giveUp();
        QCOMPARE(window.reviewDesk().round().phase(), RoundPhase::Revealed);
        QVERIFY(!window.reviewPage()->grades()->isEnabled());
    }
};

QTEST_MAIN(TestReview)
#include "tst_review.moc"
