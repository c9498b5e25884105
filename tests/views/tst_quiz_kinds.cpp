// Every kind of question on the quiz page, in both languages: answered by keys alone, taken back, answered
// wrong, given up.
#include "tests/views/quiz_fixture.h"

#include "app/content/templates/drawn_question.h"
#include "app/views/questions/mask_grid.h"
#include "app/views/questions/parts_view.h"
#include "app/views/questions/question_view.h"

#include <QPushButton>
#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;
using playback::QuizPhase;

namespace {

void addKinds()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("type");
    for (const QString& language : content::requiredLanguages())
        for (const QString& type : content::questionTypes())
            QTest::addRow("%s %s", qPrintable(language), qPrintable(type)) << language << type;
}

/// The first shipped question of that kind, on screen.
void goToType(QuizFixture& fixture, const QString& type)
{
    for (const content::Quiz& quiz : fixture.library.quizzes) {
        for (int i = 0; i < int(quiz.questions.size()); ++i) {
            if (quiz.questions[i].type != type)
                continue;
            fixture.window->showQuiz(quiz.chapter, someSeed);
            fixture.quiz().goTo(i);
            QTRY_VERIFY(fixture.quiz().trace());
            return;
        }
    }
    QFAIL("no question of that kind");
}

const views::QuestionView* viewOf(QuizFixture& fixture)
{
    return fixture.page()->findChild<views::QuestionView*>();
}

} // namespace

class TestQuizKinds : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyKindIsAnsweredByKeysAlone_data() { addKinds(); }

    void everyKindIsAnsweredByKeysAlone()
    {
        QFETCH(QString, language);
        QFETCH(QString, type);
        QuizFixture fixture(language);
        goToType(fixture, type);
        QVERIFY(!viewOf(fixture)->keys().isEmpty());
        fixture.answerRight();
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Right);
        QVERIFY(fixture.item().first->right);
        QCOMPARE(fixture.item().verdict->mark, 1.0);
    }

    void whoGivesUpSeesTheAnswerOfEveryKind_data() { addKinds(); }

    void whoGivesUpSeesTheAnswerOfEveryKind()
    {
        QFETCH(QString, language);
        QFETCH(QString, type);
        QuizFixture fixture(language);
        goToType(fixture, type);
        fixture.quiz().giveUp();
        QCOMPARE(fixture.quiz().phase(), QuizPhase::GivenUp);
        const QString words = fixture.wordsOnPage();
        if (type == u"text"_s || type == u"shape"_s)
            QVERIFY(words.contains(fixture.quiz().expected()));
        for (const playback::ShownPart& part : fixture.quiz().parts())
            QVERIFY(words.contains(part.solution));
        if (type == u"free-text"_s)
            QVERIFY(
                words.contains(fixture.quiz().model().section(u' ', 0, 0))); // a symbol behind is set as one
    }

    void everyControlOfEveryKindHasAName_data() { addKinds(); }

    void everyControlOfEveryKindHasAName()
    {
        QFETCH(QString, language);
        QFETCH(QString, type);
        QuizFixture fixture(language);
        goToType(fixture, type);
        int stops = 0;
        for (const QWidget* part : viewOf(fixture)->findChildren<QWidget*>()) {
            if (!(part->focusPolicy() & Qt::TabFocus) || !part->isVisibleTo(fixture.page()))
                continue;
            ++stops;
            const auto* button = qobject_cast<const QAbstractButton*>(part);
            QVERIFY2(!part->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     part->metaObject()->className());
        }
        QVERIFY(stops > 0 || viewOf(fixture)->focusPolicy() & Qt::TabFocus);
    }

    void whatWasPickedIsTakenBackByCtrlZ()
    {
        QuizFixture fixture;
        goToType(fixture, u"matching"_s);
        press(Qt::Key_Down);
        QVERIFY(fixture.item().answer);
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!fixture.item().answer);
        press(Qt::Key_Down);
        press(Qt::Key_Delete);
        QVERIFY(!fixture.item().answer);
    }

    void aPartlyRightAnswerSaysHowMuchOfItIsRight()
    {
        QuizFixture fixture;
        goToType(fixture, u"matching"_s);
        const auto& task = std::get<content::MatchingTask>(fixture.item().question.task);
        const QStringList parts(task.pairs.size(), task.pairs.first().id);
        fixture.quiz().choose({{}, {}, -1, -1, parts});
        fixture.quiz().setCertainty(content::Certainty::Sure);
        fixture.quiz().submit();
        QVERIFY(fixture.wordsOnPage().contains(u"Partly right: %1 %"_s.arg(100 / task.pairs.size())));
        QVERIFY(fixture.quiz().parts()[0].mark == playback::ShownPart::Mark::Right);
    }

    void aRightOptionThatWasLeftOutIsAnsweredOnceItMayBeSeen()
    {
        QuizFixture fixture;
        goToType(fixture, u"choices"_s);
        const QList<playback::ShownOption> options = fixture.quiz().options();
        const auto right = std::ranges::find(options, true, &playback::ShownOption::right);
        fixture.quiz().choose({{}, {}, -1, -1, {right->id}});
        fixture.quiz().setCertainty(content::Certainty::Sure);
        fixture.quiz().submit();
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Wrong);
        fixture.quiz().giveUp();
        const auto& task = std::get<content::ChoiceTask>(fixture.item().question.task);
        int missed = 0;
        for (const playback::ShownOption& option : fixture.quiz().options()) {
            const auto source = std::ranges::find(task.options, option.id, &content::Option::id);
            if (!option.right || option.isChosen)
                continue;
            ++missed;
            QCOMPARE(option.feedback, source->missed.value(u"en"_s));
        }
        QVERIFY(missed > 0);
    }

    void theMousePaintsAllCellsThatItIsDrawnOver()
    {
        QuizFixture fixture;
        goToType(fixture, u"mask"_s);
        auto* grid = fixture.page()->findChild<views::MaskGrid*>();
        const auto middle = [&](int row, int column) {
            return grid->visualRect(grid->model()->index(row, column)).center();
        };
        QTest::mousePress(grid->viewport(), Qt::LeftButton, {}, middle(0, 1));
        QTest::mouseMove(grid->viewport(), middle(0, 2));
        QTest::mouseRelease(grid->viewport(), Qt::LeftButton, {}, middle(0, 2));
        QCOMPARE(fixture.item().answer->parts[0].left(3), u"100"_s);
    }

    void aDrawnQuestionIsAskedWithOtherNumbers()
    {
        QuizFixture fixture;
        while (!fixture.item().question.isDrawn)
            fixture.quiz().next();
        const QString prompt = fixture.quiz().prompt();
        fixture.quiz().giveUp();
        press(Qt::Key_N);
        QVERIFY(fixture.item().isOpen());
        QCOMPARE(fixture.item().variant, 1);
        const QString second = fixture.quiz().prompt();
        QVERIFY(second != prompt);
        fixture.restart();
        fixture.window->practise(u"overview"_s);
        QCOMPARE(fixture.quiz().prompt(), second);
    }

    void onlyADrawnQuestionThatWasJudgedHasVariants()
    {
        QuizFixture fixture;
        fixture.quiz().giveUp();
        press(Qt::Key_N);
        QCOMPARE(fixture.item().variant, 0);
        QVERIFY(!fixture.item().isOpen());
    }
};

QTEST_MAIN(TestQuizKinds)
#include "tst_quiz_kinds.moc"
