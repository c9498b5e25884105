// The end of a quiz: which beliefs it names, which steps repair.
#include "tests/views/quiz_fixture.h"

#include "app/content/localized.h"
#include "app/views/questions/quiz_summary.h"

#include <QPushButton>
#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;
using playback::QuizPhase;

class TestQuizSummary : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

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

    void aQuizWithOpenQuestionsIsNotDoneAndLeadsToTheFirst()
    {
        QuizFixture fixture;
        fixture.answerRight();
        fixture.quiz().finish();
        const auto* summary = fixture.page()->findChild<views::QuizSummary*>();
        const QString open = u"%1 questions are still open"_s.arg(fixture.quiz().count() - 1);
        QTRY_VERIFY2(wordsIn(summary).contains(open), qPrintable(wordsIn(summary)));
        QVERIFY(!wordsIn(summary).contains(u"is done"_s));
        for (QPushButton* button : summary->findChildren<QPushButton*>())
            if (button->text() == u"Answer the rest"_s)
                button->click();
        QCOMPARE(fixture.quiz().index(), 1);
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
};

QTEST_MAIN(TestQuizSummary)
#include "tst_quiz_summary.moc"
