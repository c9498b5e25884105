// What a quiz says to who works by keyboard alone or does not see the screen.
#include "tests/views/quiz_fixture.h"

#include "app/views/questions/option_card.h"

#include <QAccessible>
#include <QPushButton>
#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;
using playback::QuizPhase;

class TestQuizAccess : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void tabGoesThroughTheOptionsAndOnToTheButtons()
    {
        QuizFixture fixture;
        const qsizetype count = fixture.quiz().options().size();
        for (qsizetype i = 0; i < count; ++i) {
            const auto* card = qobject_cast<views::OptionCard*>(QApplication::focusWidget());
            QVERIFY(card);
            QVERIFY(card->accessibleName().startsWith(u"Answer %1: "_s.arg(i + 1)));
            press(Qt::Key_Tab);
        }
        auto* hint = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY(hint);
        QCOMPARE(hint->text(), u"Hint"_s);
    }

    void shiftTabGoesFromTheFirstOptionToTheCertainty()
    {
        QuizFixture fixture;
        press(Qt::Key_Backtab);
        QVERIFY(QApplication::focusWidget()->accessibleName().startsWith(u"How sure are you?"_s));
    }

    void anOptionIsAChoiceThatIsCheckedOrNot()
    {
        QuizFixture fixture;
        auto* card = qobject_cast<views::OptionCard*>(QApplication::focusWidget());
        QVERIFY(card);
        QAccessibleInterface* option = QAccessible::queryAccessibleInterface(card);
        QVERIFY(option);
        QCOMPARE(option->role(), QAccessible::RadioButton);
        QVERIFY(option->state().checkable && option->state().focusable);
        QVERIFY(!option->state().checked);
        QVERIFY(option->actionInterface());
        option->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(card->isChecked());
        QVERIFY(option->state().checked);
        QCOMPARE(fixture.quiz().options().first().isChosen, true);
    }

    void theQuestionIsHeardWithItsOptions()
    {
        QuizFixture fixture;
        const QString name = QApplication::focusWidget()->parentWidget()->accessibleName();
        QVERIFY(!name.isEmpty());
        QVERIFY(fixture.wordsOnPage().contains(name));
    }

    void theVerdictIsHeardWithTheButtonThatHasTheKeyboard()
    {
        QuizFixture fixture;
        fixture.chooseWrong(Qt::Key_2);
        QVERIFY(QApplication::focusWidget()->accessibleDescription().startsWith(u"Not right."_s));
        fixture.quiz().tryAgain();
        fixture.answerRight();
        QVERIFY(QApplication::focusWidget()->accessibleDescription().startsWith(u"Right."_s));
    }

    void aHintCanBeTakenWhereLettersAreTyped()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-count"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        fixture.typeNumber(u"81"_s);
        press(Qt::Key_H, Qt::ControlModifier);
        QCOMPARE(fixture.item().hintsUsed, 1);
        QCOMPARE(fixture.item().answer->typed, u"81"_s);
    }

    void undoDoesNotReachTheLessonBehindTheQuiz()
    {
        QuizFixture fixture;
        fixture.open(u"weights"_s);
        fixture.window->session().setHead(3);
        fixture.window->practise(u"overview"_s);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(fixture.window->session().state().head, 3);
        fixture.window->showState(fixture.window->session().state());
        fixture.window->session().setHead(0);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(fixture.window->session().state().head, 3);
    }
};

QTEST_MAIN(TestQuizAccess)
#include "tst_quiz_access.moc"
