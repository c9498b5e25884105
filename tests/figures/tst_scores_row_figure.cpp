#include "app/figures/scores_row_figure.h"

#include "app/playback/prose_fields.h"
#include "tests/figures/figure_checks.h"

using namespace casefile;
using namespace casefile::figures;
using engine::TensorId;

class TestScoresRowFigure : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void textNeverOverlapsOrLeaves() { QCOMPARE(checks::textFaultAnywhere(ScoresRowFigure()), QString()); }

    void everyMomentIsAFunctionOfTheFrame()
    {
        QVERIFY(checks::isFunctionOfTheMoment(ScoresRowFigure(), checks::frameOf(checks::traceOf(5))));
    }

    void numbersAreThoseOfTheTrace()
    {
        Frame frame = checks::frameOf(checks::traceOf(5, "causal"));
        frame.focus.query = 3;
        const Scene scene = ScoresRowFigure().layout(frame);
        for (const TensorId tensor : {TensorId::Scores, TensorId::Scaled, TensorId::Masked}) {
            const QList<TextMark> numbers = checks::numbersOf(scene, tensor);
            QCOMPARE(numbers.size(), 5);
            for (const TextMark& number : numbers)
                QCOMPARE(number.text, playback::formatCell(frame.trace->at(*number.meaning.cell)));
        }
    }

    void itemAtABarIsItsCell()
    {
        const Frame frame = checks::frameOf(checks::traceOf(12));
        const Scene scene = ScoresRowFigure().layout(frame);
        QVERIFY(checks::itemsAreSpoken(scene));
        for (const SceneItem& item : scene.items) {
            const SceneItem* found = itemAt(scene, item.rect.center());
            QVERIFY(found);
            QVERIFY(found->meaning.cell == item.meaning.cell);
            QCOMPARE(int(item.meaning.cell->column), item.gridColumn);
        }
    }

    void hiddenKeyIsHatchedAndMinusInfinity()
    {
        Frame frame = checks::frameOf(checks::traceOf(5, "causal"));
        frame.focus = {2, -1};
        const Scene scene = ScoresRowFigure().layout(frame);
        int hatched = 0;
        for (const Mark& mark : scene.marks) {
            const auto* rect = std::get_if<RectMark>(&mark);
            if (rect && rect->hatched && rect->meaning.cell && rect->meaning.cell->tensor == TensorId::Masked)
                ++hatched;
        }
        QCOMPARE(hatched, 2);
        QCOMPARE(checks::numbersOf(scene, TensorId::Masked).last().text, QStringLiteral("−∞"));
    }

    void openPredictionHidesEveryNumber()
    {
        Frame frame = checks::frameOf(checks::traceOf(5));
        frame.revealed = false;
        const Scene scene = ScoresRowFigure().layout(frame);
        for (const SceneItem& item : scene.items)
            QVERIFY(!item.meaning.cell);
        for (const QString& words : checks::wordsOf(scene))
            QVERIFY2(!words.contains(QStringLiteral(".")) || words == scene.summary, qPrintable(words));
        QVERIFY(!scene.summary.contains(QStringLiteral("0.")));
    }

    void maskedRowAppearsOnlyWithAMask()
    {
        QVERIFY(
            checks::cellsOf(ScoresRowFigure().layout(checks::frameOf(checks::traceOf(5))), TensorId::Masked)
                .isEmpty());
    }
};

QTEST_MAIN(TestScoresRowFigure)
#include "tst_scores_row_figure.moc"
