// Questions with options, by keyboard: tries, diagnosis, how much room the options have.
#include "tests/views/quiz_fixture.h"

#include "app/content/localized.h"
#include "app/figures/design.h"
#include "app/views/questions/diagnosis_card.h"
#include "app/views/questions/option_card.h"

#include <QPushButton>
#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;
using playback::QuizPhase;

class TestQuizChoice : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

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
        QVERIFY(!wordsIn(card).contains(content::inLanguage(belief->truth, language))); // another try waits
        const content::Chapter* chapter = fixture.library.chapter(fixture.item().question.repairChapter);
        QVERIFY(wordsIn(card).contains(chapter->words(language, fixture.item().question.repairStep).title));
        fixture.quiz().giveUp();
        QVERIFY(wordsIn(card).contains(content::inLanguage(belief->truth, language)));
    }

    void aGuessShowsWhatIsOftenBelievedAndAttributesNothing()
    {
        QuizFixture fixture;
        fixture.chooseWrong(Qt::Key_1);
        const QString words = wordsIn(fixture.page()->findChild<views::DiagnosisCard*>());
        const content::Misconception* topic =
            fixture.library.misconception(fixture.item().first->misconception);
        QVERIFY(topic);
        QVERIFY(!words.contains(u"Belief: "_s));
        QVERIFY(words.contains(u"common here: "_s + content::inLanguage(topic->belief, u"en"_s)));
    }

    void rightAnswersShowNoDiagnosis()
    {
        QuizFixture fixture;
        fixture.answerRight();
        QVERIFY(!fixture.page()->findChild<views::DiagnosisCard*>()->isVisible());
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

QTEST_MAIN(TestQuizChoice)
#include "tst_quiz_choice.moc"
