// A quiz by keyboard alone, in both languages: certainty, hints, verdicts, back and on.
#include "tests/views/quiz_fixture.h"

#include "app/content/localized.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/start_page.h"

#include <QPushButton>
#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;
using playback::QuizPhase;

class TestQuizPage : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aWholeQuizIsAnsweredByKeys_data() { addLanguages(); }

    void aWholeQuizIsAnsweredByKeys()
    {
        QFETCH(QString, language);
        QuizFixture fixture(language);
        const int count = fixture.quiz().count();
        QVERIFY(count >= 10);
        for (int index = 0; index < count; ++index) {
            QCOMPARE(fixture.quiz().index(), index);
            fixture.answerRight();
            QVERIFY2(fixture.quiz().phase() == QuizPhase::Right, qPrintable(fixture.item().question.id));
            press(Qt::Key_Space);
        }
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Finished);
        QCOMPARE(fixture.quiz().result().right, count);
        press(Qt::Key_Space); // on the button that has the keyboard: done
        QVERIFY(fixture.window->currentPage() != fixture.page());
    }

    void afterTheVerdictTheKeyboardIsWhereItGoesOn()
    {
        QuizFixture fixture;
        fixture.answerRight();
        auto* next = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY(next);
        QCOMPARE(next->text(), u"Next"_s);
        press(Qt::Key_Return);
        QCOMPARE(fixture.quiz().index(), 1);
    }

    void nothingIsCheckedBeforeTheCertaintyIsSaid()
    {
        QuizFixture fixture;
        fixture.chooseOption(true);
        press(Qt::Key_Space);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Asking);
        QVERIFY(fixture.wordsOnPage().contains(u"Say first how sure you are"_s));
        QVERIFY(QApplication::focusWidget()->accessibleName().startsWith(u"How sure are you?"_s));
        press(Qt::Key_Return); // on "A guess"
        QCOMPARE(*fixture.item().certainty, content::Certainty::Guess);
        press(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(*fixture.item().certainty, content::Certainty::Guess);
        press(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(*fixture.item().certainty, content::Certainty::Sure);
        press(Qt::Key_Space);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Right);
    }

    void aHeldKeyChecksOnceAndSkipsNothing_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Space") << Qt::Key_Space;
        QTest::newRow("Return") << Qt::Key_Return;
    }

    void aHeldKeyChecksOnceAndSkipsNothing()
    {
        QFETCH(Qt::Key, key);
        QuizFixture fixture;
        fixture.chooseOption(true);
        press(Qt::Key_2, Qt::ControlModifier);
        QTest::keyPress(QApplication::focusWidget(), key);
        constexpr int aWhile = 5;
        for (int i = 0; i < aWhile; ++i) {
            QKeyEvent again(QEvent::KeyPress, key, {}, {}, true);
            QCoreApplication::sendEvent(QApplication::focusWidget(), &again);
        }
        QTest::keyRelease(QApplication::focusWidget(), key);
        QCOMPARE(fixture.quiz().index(), 0);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Right);
    }

    void escapeLeadsBackToTheLessonItWasOpenedFromAndKeepsTheAnswers()
    {
        QuizFixture fixture;
        fixture.open(u"weights"_s);
        emit fixture.window->lessonPage()->quizChosen(u"overview"_s);
        QCOMPARE(fixture.window->currentPage(), fixture.page());
        fixture.answerRight();
        const playback::QuizRun before = fixture.quiz().run();
        press(Qt::Key_Escape);
        QCOMPARE(fixture.window->currentPage(), fixture.window->lessonPage());
        QCOMPARE(fixture.window->session().step().id, u"weights"_s);
        fixture.window->showStart();
        emit fixture.window->startPage()->practiseChosen();
        QCOMPARE(fixture.quiz().run(), before);
        fixture.goToKind<content::NumberTask>();
        press(Qt::Key_Escape); // also where letters are typed
        QCOMPARE(fixture.window->currentPage(), fixture.window->startPage());
    }

    void onlyAQuestionThatComputesSaysFromWhat()
    {
        QuizFixture fixture;
        QTRY_VERIFY(fixture.quiz().trace());
        int plain = 0;
        for (int i = 0; i < fixture.quiz().count(); ++i, fixture.quiz().next()) {
            QTRY_VERIFY(fixture.quiz().trace());
            const content::Question& question = fixture.item().question;
            const auto* choice = std::get_if<content::ChoiceTask>(&question.task);
            QString words = question.prompt.value(u"en"_s);
            for (const content::Option& option : choice ? choice->options : QList<content::Option>())
                words += option.text.value(u"en"_s) + option.feedback.value(u"en"_s);
            const QStringList written{u"ordering"_s, u"matching"_s, u"cloze"_s, u"text"_s, u"free-text"_s};
            const bool isWritten = choice || written.contains(question.type);
            const bool isComputed = !question.isDrawn && (!isWritten || words.contains(u"{{"_s));
            plain += isComputed ? 0 : 1;
            QCOMPARE(fixture.wordsOnPage().contains(u"Computed now from"_s), isComputed);
        }
        QVERIFY(plain > 0 && plain < fixture.quiz().count());
    }

    void aCountNamesNeitherHeadNorASentenceItDoesNotNeed()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-count"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        QVERIFY(fixture.wordsOnPage().contains(u"Computed now from “"_s));
        QVERIFY(!fixture.wordsOnPage().contains(u"· head "_s));
        fixture.goToQuestion(u"ov-parameter-count"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        QVERIFY(!fixture.wordsOnPage().contains(u"Computed now from “"_s));
    }

    void theTitleNamesTheChapterAndTheCountSaysWhatIsAnswered()
    {
        QuizFixture fixture;
        QVERIFY(fixture.wordsOnPage().contains(
            u"Questions: "_s + fixture.library.chapter(u"overview"_s)->titles.value(u"en"_s)));
        QVERIFY(fixture.wordsOnPage().contains(u"· 0 answered"_s));
        fixture.answerRight();
        QVERIFY(fixture.wordsOnPage().contains(u"· 1 answered"_s));
    }

    void theKeysBelowAreThoseOfTheQuestion()
    {
        QuizFixture fixture;
        QVERIFY(fixture.wordsOnPage().contains(u"1–9 choose"_s));
        fixture.goToKind<content::NumberTask>();
        QVERIFY(fixture.wordsOnPage().contains(u"Type the number"_s));
        fixture.goToKind<content::CellTask>();
        QVERIFY(fixture.wordsOnPage().contains(u"choose a cell"_s));
    }

    void hIsAHint()
    {
        QuizFixture fixture;
        const QList<content::Localized> hints = fixture.item().question.hints;
        press(Qt::Key_H);
        QCOMPARE(fixture.item().hintsUsed, 1);
        QVERIFY(fixture.wordsOnPage().contains(content::inLanguage(hints.first(), u"en"_s)));
        QVERIFY(!fixture.wordsOnPage().contains(content::inLanguage(hints.at(1), u"en"_s)));
    }

    void backspaceLeadsBack()
    {
        QuizFixture fixture;
        fixture.answerRight();
        press(Qt::Key_Space);
        press(Qt::Key_Backspace);
        QCOMPARE(fixture.quiz().index(), 0);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Right);
        press(Qt::Key_Space); // the keyboard is on the button that goes on
        QCOMPARE(fixture.quiz().index(), 1);
    }
};

QTEST_MAIN(TestQuizPage)
#include "tst_quiz_page.moc"
