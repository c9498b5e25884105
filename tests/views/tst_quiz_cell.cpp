// Questions that ask for a cell of the map, by keyboard: the map has shades, and numbers only with the
// answer.
#include "tests/views/quiz_fixture.h"

#include "app/content/localized.h"
#include "app/figures/scene.h"
#include "app/views/questions/diagnosis_card.h"

#include <QAccessible>
#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;
using playback::QuizPhase;

namespace {

views::SceneHost* mapOf(QuizFixture& fixture)
{
    for (QWidget* widget : fixture.page()->findChildren<QWidget*>())
        if (auto* host = dynamic_cast<views::SceneHost*>(widget))
            return host;
    return nullptr;
}

/// How many cells show a number, in the picture and to a screen reader.
qsizetype numbersIn(const figures::Scene& scene)
{
    qsizetype count = 0;
    for (const figures::Mark& mark : scene.marks)
        if (const auto* text = std::get_if<figures::TextMark>(&mark))
            count += text->meaning.cell ? 1 : 0;
    for (const figures::SceneItem& item : scene.items)
        count += item.value.contains(u"weight"_s) ? 1 : 0;
    return count;
}

} // namespace

class TestQuizCell : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void numbersComeWithTheAnswerAndNotBefore()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-cell-strongest"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        views::SceneHost* map = mapOf(fixture);
        QVERIFY(map);
        QTRY_VERIFY(!map->scene().items.isEmpty());
        QCOMPARE(numbersIn(map->scene()), 0);
        QVERIFY(!map->scene().summary.contains(u"weight"_s));
        QVERIFY(map->scene().items.first().value.startsWith(u"shade "_s));
        fixture.answerRight();
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Right);
        const auto tokens = qsizetype(fixture.quiz().trace()->queries());
        QCOMPARE(numbersIn(map->scene()), 2 * tokens * tokens); // painted and heard
    }

    void aWrongTryDoesNotGiveTheNumbersAway()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-cell-last-first"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        fixture.walkToCell(0, 1);
        press(Qt::Key_2, Qt::ControlModifier);
        press(Qt::Key_Space);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Wrong);
        QCOMPARE(numbersIn(mapOf(fixture)->scene()), 0);
        fixture.quiz().giveUp();
        QVERIFY(numbersIn(mapOf(fixture)->scene()) > 0);
    }

    void aWrongCellShowsBeliefAndTruth_data() { addLanguages(); }

    void aWrongCellShowsBeliefAndTruth()
    {
        QFETCH(QString, language);
        QuizFixture fixture(language);
        fixture.goToQuestion(u"ov-cell-last-first"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        fixture.walkToCell(0, 1);
        press(Qt::Key_2, Qt::ControlModifier);
        press(Qt::Key_Space);
        const QString words = wordsIn(fixture.page()->findChild<views::DiagnosisCard*>());
        const auto* topic = fixture.library.misconception(content::topicOf(fixture.item().question));
        QVERIFY(topic);
        QVERIFY(words.contains(content::inLanguage(topic->belief, language)));
        QVERIFY(!words.contains(content::inLanguage(topic->truth, language))); // there is another try
        fixture.quiz().giveUp();
        QVERIFY(wordsIn(fixture.page()->findChild<views::DiagnosisCard*>())
                    .contains(content::inLanguage(topic->truth, language)));
    }

    void theAnswerShownIsACellAndItsNumber()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-cell-last-first"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        fixture.walkToCell(0, 1);
        press(Qt::Key_2, Qt::ControlModifier);
        press(Qt::Key_Space);
        const QString comment = fixture.quiz().feedback();
        fixture.quiz().giveUp();
        const auto& trace = *fixture.quiz().trace();
        const QString answer = u"row “%1”, column “%2”, %3"_s.arg(
            QString::fromStdString(trace.tokens.back().text),
            QString::fromStdString(trace.tokens.front().text),
            playback::formatCell(trace.heads[1].weights(trace.queries() - 1, 0)));
        QVERIFY2(fixture.wordsOnPage().contains(answer), qPrintable(fixture.wordsOnPage()));
        QVERIFY(!fixture.wordsOnPage().contains(comment));
    }

    void theLargestWeightOfARowHasTheDarkestShade()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-cell-strongest"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        const content::Verdict expected = fixture.solution();
        QTRY_VERIFY(!mapOf(fixture)->scene().items.isEmpty());
        int darkest = 0;
        int expectedShade = -1;
        for (const figures::SceneItem& item : mapOf(fixture)->scene().items) {
            const int shade = item.value.section(u' ', 1, 1).toInt();
            if (item.meaning.query == expected.expectedRow)
                darkest = std::max(darkest, shade);
            if (item.meaning.query == expected.expectedRow && item.meaning.key == expected.expectedColumn)
                expectedShade = shade;
        }
        QCOMPARE(expectedShade, darkest);
    }

    void aScreenReaderHearsTheQuestionAndTheChosenCell()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-cell-last-first"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        QWidget* map = mapOf(fixture)->widget();
        QVERIFY(map->accessibleName().contains(u"the last token looks at the first"_s));
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(map);
        QVERIFY(heard->text(QAccessible::Description).endsWith(u"No cell is chosen."_s));
        fixture.walkToCell(0, 1);
        QVERIFY(heard->text(QAccessible::Description).contains(u"Chosen: "_s));
    }
};

QTEST_MAIN(TestQuizCell)
#include "tst_quiz_cell.moc"
