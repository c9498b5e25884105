// Questions that a run draws from the templates of its chapter, by keyboard.
#include "tests/views/quiz_fixture.h"

#include "app/content/templates/drawn_question.h"

#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;
using playback::QuizPhase;

namespace {

/// The first seed whose run has a drawn question with that kind of task.
template <typename Task>
quint64 seedWith(const content::Quiz& quiz)
{
    for (quint64 seed = 1; true; ++seed) {
        const content::Quiz longer = content::withDrawnQuestions(quiz, u":/quizzes"_s, seed);
        for (const content::Question& question : longer.questions)
            if (question.isDrawn && std::holds_alternative<Task>(question.task))
                return seed;
    }
}

/// A run of that chapter, at the first drawn question with that kind of task.
template <typename Task>
void goToDrawn(QuizFixture& fixture, const QString& chapter)
{
    fixture.window->showQuiz(chapter, seedWith<Task>(*fixture.library.quiz(chapter)));
    while (!fixture.item().question.isDrawn || !std::holds_alternative<Task>(fixture.item().question.task))
        fixture.quiz().next();
    QTRY_VERIFY(fixture.quiz().trace());
}

} // namespace

class TestQuizDrawn : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aNumberIsTypedAndTheWorkingIsShown_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("verdict");
        QTest::newRow("zh") << u"zh"_s << u"答案是"_s;
        QTest::newRow("en") << u"en"_s << u"It is"_s;
    }

    void aNumberIsTypedAndTheWorkingIsShown()
    {
        QFETCH(QString, language);
        QFETCH(QString, verdict);
        QuizFixture fixture(language);
        goToDrawn<content::NumberTask>(fixture, u"multihead"_s);
        QVERIFY(!fixture.wordsOnPage().contains(u"“"_s)); // it is not about a sentence
        fixture.typeNumber(QString::number(fixture.solution().expected, 'g', exactDigits));
        press(Qt::Key_3, Qt::ControlModifier);
        press(Qt::Key_Return);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Right);
        const QString words = fixture.wordsOnPage();
        QVERIFY2(words.contains(verdict), qPrintable(words));
        QString working = fixture.item().question.working.value(language).section(u'\n', -1).simplified();
        QVERIFY2(words.contains(working.remove(u'_')), qPrintable(words)); // an index is set lower
        QVERIFY(fixture.item().first->seed != 0);
    }

    void theWorkingIsShownToWhoGivesUp()
    {
        QuizFixture fixture;
        goToDrawn<content::NumberTask>(fixture, u"multihead"_s);
        fixture.quiz().giveUp();
        QCOMPARE(fixture.quiz().feedback(), fixture.item().question.working.value(u"en"_s));
    }

    void aRowIsChosenAndASlipIsNamed()
    {
        QuizFixture fixture;
        goToDrawn<content::ChoiceTask>(fixture, u"scoring"_s);
        fixture.page()->takeFocus();
        fixture.chooseWrong(Qt::Key_3);
        QVERIFY(fixture.item().verdict->feedback.value(u"en"_s).size() > 0);
        QVERIFY(!content::topicOf(fixture.item().question).isEmpty());
    }

    void theSameNumbersAreAskedAfterARestart()
    {
        QuizFixture fixture;
        goToDrawn<content::NumberTask>(fixture, u"multihead"_s);
        const QString prompt = fixture.quiz().prompt();
        fixture.quiz().takeHint(); // something to come back to
        fixture.restart();
        fixture.window->practise(u"multihead"_s);
        QCOMPARE(fixture.quiz().prompt(), prompt);
        QCOMPARE(fixture.quiz().hints().size(), 1);
    }
};

QTEST_MAIN(TestQuizDrawn)
#include "tst_quiz_drawn.moc"
