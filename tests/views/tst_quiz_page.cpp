// A quiz by keyboard alone, in both languages: answers, certainty, hints, verdicts, diagnosis, summary.
#include "tests/views/window_fixture.h"

#include "app/content/localized.h"
#include "app/figures/design.h"
#include "app/views/pages/quiz_page.h"
#include "app/views/questions/diagnosis_card.h"
#include "app/views/questions/option_card.h"
#include "app/views/questions/quiz_summary.h"
#include "app/views/scene_host.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>

using namespace casefile;
using namespace Qt::StringLiterals;
using playback::QuizPhase;

namespace {

constexpr quint64 someSeed = 7;
constexpr int exactDigits = 12;

/// Types a key where the keyboard is.
void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QVERIFY(QApplication::focusWidget());
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

Qt::Key digit(qsizetype number)
{
    return Qt::Key(Qt::Key_0 + number);
}

/// All words that a widget shows, for looking something up in them.
QString wordsIn(const QWidget* widget)
{
    QStringList words;
    for (const QLabel* label : widget->findChildren<QLabel*>())
        if (label->isVisibleTo(widget))
            words << label->text();
    for (const QTextBrowser* prose : widget->findChildren<QTextBrowser*>())
        if (prose->isVisibleTo(widget))
            words << prose->toPlainText();
    return words.join(u'\n');
}

/// The window with a quiz on it, and what a learner does with the keyboard.
struct QuizFixture : test::WindowFixture
{
    explicit QuizFixture(const QString& language = u"en"_s)
        : test::WindowFixture(language)
    {
        window->resize(1280, 800);
        window->show();
        [this] { QVERIFY(QTest::qWaitForWindowActive(window.get())); }();
        window->showQuiz(u"overview"_s, someSeed);
    }

    playback::QuizSession& quiz() { return window->quizSession(); }
    views::QuizPage* page() { return window->quizPage(); }
    const playback::QuizItem& item() { return *quiz().item(); }
    QString wordsOnPage() { return wordsIn(page()); }

    /// Goes on to the first question, from here, with that kind of task.
    template <typename Task>
    void goToKind()
    {
        while (!std::holds_alternative<Task>(item().question.task))
            quiz().next();
    }

    void goToQuestion(const QString& id)
    {
        while (item().question.id != id)
            quiz().next();
    }

    content::Verdict solution() { return content::grade(item().question, {}, *quiz().trace()); }

    /// Chooses an option by its digit: the right one, or the first wrong one.
    void chooseOption(bool right)
    {
        const QList<playback::ShownOption> options = quiz().options();
        const auto option = std::ranges::find_if(
            options, [&](const playback::ShownOption& shown) { return shown.right == right; });
        press(digit(option - options.begin() + 1));
    }

    void typeNumber(const QString& text)
    {
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY2(field, "the field of a number has the keyboard");
        for (const QChar letter : text)
            QTest::sendKeyEvent(QTest::Click, field, Qt::Key_unknown, QString(letter), Qt::NoModifier, -1);
        QCOMPARE(field->text(), text);
    }

    void walkToCell(int row, int column)
    {
        const auto* map = dynamic_cast<views::SceneHost*>(QApplication::focusWidget());
        QVERIFY2(map, "the map of cells has the keyboard");
        QTRY_VERIFY(!map->scene().items.isEmpty()); // laid out
        press(Qt::Key_Return);                      // begins the walk at the first cell
        press(Qt::Key_Home);
        for (int i = 0; i < row; ++i)
            press(Qt::Key_Down);
        for (int i = 0; i < column; ++i)
            press(Qt::Key_Right);
        press(Qt::Key_Return);
    }

    /// The present question, answered right with certainty 2, up to the verdict.
    void answerRight()
    {
        QTRY_VERIFY(quiz().trace());
        const content::Verdict expected = solution();
        Qt::Key check = Qt::Key_Space;
        if (std::holds_alternative<content::ChoiceTask>(item().question.task)) {
            chooseOption(true);
        } else if (std::holds_alternative<content::NumberTask>(item().question.task)) {
            typeNumber(QString::number(expected.expected, 'g', exactDigits));
            check = Qt::Key_Return;
        } else {
            walkToCell(expected.expectedRow, expected.expectedColumn);
        }
        press(Qt::Key_2, Qt::ControlModifier);
        press(check);
    }
};

} // namespace

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
        QVERIFY(fixture.wordsOnPage().contains(u"Say how sure you are first"_s));
        press(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(*fixture.item().certainty, playback::Certainty::Guess);
        press(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(*fixture.item().certainty, playback::Certainty::Sure);
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

    void fullWidthDigitsAreANumber()
    {
        QuizFixture fixture(u"zh"_s);
        fixture.goToQuestion(u"ov-count"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        QString typed = QString::number(fixture.solution().expected);
        for (QChar& letter : typed)
            letter = QChar(letter.unicode() - u'0' + u'０');
        fixture.typeNumber(typed);
        press(Qt::Key_3, Qt::ControlModifier);
        press(Qt::Key_Return);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Right);
        QCOMPARE(fixture.item().first->given, typed);
    }

    void whatIsNoNumberIsAskedAgainOnce()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-count"_s);
        fixture.typeNumber(u"many"_s);
        press(Qt::Key_3, Qt::ControlModifier);
        press(Qt::Key_Return);
        QVERIFY(fixture.item().isUnreadable);
        QVERIFY(fixture.item().isOpen());
        QCOMPARE(fixture.wordsOnPage().count(u"cannot be read as one number"_s), 1);
        QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
    }

    void aWrongTryCanBeMadeAgainAndTheKeyboardIsInTheQuestion()
    {
        QuizFixture fixture;
        fixture.chooseOption(false);
        press(Qt::Key_2, Qt::ControlModifier);
        press(Qt::Key_Space);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Wrong);
        fixture.quiz().tryAgain();
        QVERIFY(qobject_cast<views::OptionCard*>(QApplication::focusWidget()));
        fixture.answerRight();
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Right);
        QCOMPARE(fixture.item().attempt, 2);
    }

    void sureAndWrongShowsTheBeliefAndTheStep_data() { addLanguages(); }

    void sureAndWrongShowsTheBeliefAndTheStep()
    {
        QFETCH(QString, language);
        QuizFixture fixture(language);
        const auto* card = fixture.page()->findChild<views::DiagnosisCard*>();
        QVERIFY(!card->isVisible());
        fixture.chooseOption(false);
        press(Qt::Key_3, Qt::ControlModifier);
        press(Qt::Key_Space);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Wrong);
        QVERIFY(card->isVisible());
        const content::Misconception* belief =
            fixture.library.misconception(fixture.item().first->misconception);
        QVERIFY(belief);
        QVERIFY(wordsIn(card).contains(content::inLanguage(belief->belief, language)));
        QVERIFY(wordsIn(card).contains(content::inLanguage(belief->truth, language)));
        const content::Chapter* chapter = fixture.library.chapter(fixture.item().question.repairChapter);
        QVERIFY(wordsIn(card).contains(chapter->words(language, fixture.item().question.repairStep).title));
    }

    void rightAnswersShowNoDiagnosis()
    {
        QuizFixture fixture;
        fixture.answerRight();
        QVERIFY(!fixture.page()->findChild<views::DiagnosisCard*>()->isVisible());
    }

    void rGoesToTheStepThatRepairs()
    {
        QuizFixture fixture;
        QSignalSpy chosen(fixture.page(), &views::QuizPage::stepChosen);
        press(Qt::Key_R);
        QCOMPARE(chosen.count(), 0); // nothing to repair yet
        const content::Question question = fixture.item().question;
        fixture.chooseOption(false);
        press(Qt::Key_1, Qt::ControlModifier);
        press(Qt::Key_Space);
        press(Qt::Key_R);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first(), (QVariantList{question.repairChapter, question.repairStep}));
    }

    void aChangeOfLanguageKeepsTheAnswer()
    {
        QuizFixture fixture;
        fixture.chooseOption(false);
        const QString chosen = fixture.item().answer->optionId;
        press(Qt::Key_2, Qt::ControlModifier);
        press(Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(fixture.window->language(), u"zh"_s);
        QCOMPARE(fixture.item().answer->optionId, chosen);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Ready);
        const QString prompt = content::inLanguage(fixture.item().question.prompt, u"zh"_s);
        QVERIFY(fixture.wordsOnPage().contains(prompt));
        for (const views::OptionCard* card : fixture.page()->findChildren<views::OptionCard*>())
            QCOMPARE(card->isChecked(), card->text() == textOf(fixture, chosen));
        press(Qt::Key_Space);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Wrong);
        QVERIFY(fixture.page()->findChild<views::DiagnosisCard*>()->isVisible());
    }

    void aTypedNumberStaysInTheOtherLanguage()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-count"_s);
        fixture.typeNumber(u"81"_s);
        fixture.window->setLanguage(u"zh"_s);
        QCOMPARE(fixture.item().answer->typed, u"81"_s);
        QCOMPARE(fixture.page()->findChild<QLineEdit*>()->text(), u"81"_s);
    }

    void theSummaryListsActiveBeliefs_data() { addLanguages(); }

    void theSummaryListsActiveBeliefs()
    {
        QFETCH(QString, language);
        QuizFixture fixture(language);
        fixture.chooseOption(false);
        press(Qt::Key_3, Qt::ControlModifier);
        press(Qt::Key_Space);
        const QString id = fixture.item().first->misconception;
        const QString step = fixture.item().question.repairStep;
        fixture.quiz().finish();
        const auto* summary = fixture.page()->findChild<views::QuizSummary*>();
        QVERIFY(summary->isVisible());
        const content::Misconception* belief = fixture.library.misconception(id);
        QTRY_VERIFY(wordsIn(summary).contains(content::inLanguage(belief->belief, language)));
        const QString title = fixture.library.chapter(u"overview"_s)->words(language, step).title;
        const QList<QPushButton*> buttons = summary->findChildren<QPushButton*>();
        QVERIFY(std::ranges::any_of(
            buttons, [&](const QPushButton* button) { return button->text().contains(title); }));
    }

    void oneGuessIsNoBelief()
    {
        QuizFixture fixture;
        fixture.chooseOption(false);
        press(Qt::Key_1, Qt::ControlModifier);
        press(Qt::Key_Space);
        const QString id = fixture.item().first->misconception;
        fixture.quiz().finish();
        const content::Misconception* belief = fixture.library.misconception(id);
        const auto* summary = fixture.page()->findChild<views::QuizSummary*>();
        QTRY_VERIFY(wordsIn(summary).contains(u"No misconception shows"_s));
        QVERIFY(!wordsIn(summary).contains(content::inLanguage(belief->belief, u"en"_s)));
    }

    void noOptionIsCut_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("scale");
        QTest::addColumn<QSize>("size");
        for (const QSize& size : {QSize(900, 600), QSize(1440, 900)})
            for (const double scale : {0.8, 2.0})
                for (const QString& language : {u"zh"_s, u"en"_s})
                    QTest::addRow("%s %d %% %d", qPrintable(language), int(scale * 100), size.width())
                        << language << scale << size;
    }

    void noOptionIsCut()
    {
        QFETCH(QString, language);
        QFETCH(double, scale);
        QFETCH(QSize, size);
        QuizFixture fixture(language);
        fixture.window->resize(size);
        fixture.window->appearance().setTextScale(scale);
        for (int index = 0; index < fixture.quiz().count(); ++index, fixture.quiz().next()) {
            expectWholeOptions(fixture);
            fixture.quiz().giveUp(); // with all that is said about the options
            expectWholeOptions(fixture);
        }
    }

private:
    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("zh") << u"zh"_s;
        QTest::newRow("en") << u"en"_s;
    }

    static QString textOf(QuizFixture& fixture, const QString& optionId)
    {
        const QList<playback::ShownOption> options = fixture.quiz().options();
        const auto option = std::ranges::find(options, optionId, &playback::ShownOption::id);
        return option == options.end() ? QString() : option->text;
    }

    /// What words need at least in a card of that width: the card has badge and margins besides.
    static int leastHeight(const QFont& font, const QString& words, int width)
    {
        if (words.isEmpty())
            return 0;
        return QFontMetrics(font)
            .boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, words)
            .height();
    }

    static void expectWholeOptions(QuizFixture& fixture)
    {
        const views::Appearance& look = fixture.window->appearance();
        const QList<playback::ShownOption> options = fixture.quiz().options();
        const QList<views::OptionCard*> cards = fixture.page()->findChildren<views::OptionCard*>();
        QCOMPARE(cards.size(), options.size());
        for (qsizetype i = 0; i < cards.size(); ++i) {
            const views::OptionCard* card = cards.at(i);
            QTRY_VERIFY2(card->height() >= card->heightForWidth(card->width()), qPrintable(card->text()));
            const QString feedback = fixture.item().isJudged() ? options.at(i).feedback : QString();
            QVERIFY2(
                card->height() >=
                    leastHeight(look.font(figures::design::textBody), options.at(i).text, card->width()) +
                        leastHeight(look.font(figures::design::textNote), feedback, card->width()),
                qPrintable(card->text()));
        }
    }
};

QTEST_MAIN(TestQuizPage)
#include "tst_quiz_page.moc"
