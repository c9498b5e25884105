#include "app/figures/softmax_row_figure.h"

#include "app/playback/prose_fields.h"
#include "tests/figures/figure_checks.h"

using namespace casefile;
using namespace casefile::figures;
using engine::TensorId;

class TestSoftmaxRowFigure : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void textNeverOverlapsOrLeaves() { QCOMPARE(checks::textFaultAnywhere(SoftmaxRowFigure()), QString()); }

    void everyMomentIsAFunctionOfTheFrame()
    {
        QVERIFY(checks::isFunctionOfTheMoment(SoftmaxRowFigure(), checks::frameOf(checks::traceOf(5))));
    }

    void numbersAreThoseOfTheTrace()
    {
        Frame frame = checks::frameOf(checks::traceOf(5, "causal"));
        frame.focus.query = 3;
        const Scene scene = SoftmaxRowFigure().layout(frame);
        for (const TensorId tensor :
             {TensorId::Masked, TensorId::Shifted, TensorId::Exponential, TensorId::Weights}) {
            const QList<TextMark> numbers = checks::numbersOf(scene, tensor);
            QCOMPARE(numbers.size(), 5);
            for (const TextMark& number : numbers)
                QCOMPARE(number.text, playback::formatCell(frame.trace->at(*number.meaning.cell)));
        }
    }

    void itemAtABarIsItsCell()
    {
        const Frame frame = checks::frameOf(checks::traceOf(12));
        const Scene scene = SoftmaxRowFigure().layout(frame);
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
        const Scene scene = SoftmaxRowFigure().layout(frame);
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
        const Scene scene = SoftmaxRowFigure().layout(frame);
        for (const SceneItem& item : scene.items)
            QVERIFY(!item.meaning.cell);
        for (const QString& words : checks::wordsOf(scene))
            QVERIFY2(!words.contains(QStringLiteral(".")) || words == scene.summary, qPrintable(words));
        QVERIFY(!scene.summary.contains(QStringLiteral("0.")));
    }

    void sumsArePrinted()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5));
        const QStringList words = checks::wordsOf(SoftmaxRowFigure().layout(frame));
        const double sum = frame.trace->at({TensorId::RowSum, 1, 4, 0});
        QVERIFY(words.contains(QStringLiteral("Σ %1").arg(playback::formatCell(sum))));
        QVERIFY(words.contains(QStringLiteral("Σ 1.00")));
    }

    void fullyMaskedRowSaysSo()
    {
        engine::AttentionSettings settings;
        settings.mask.rule = "padding";
        settings.mask.parameter = 3;
        const engine::TracePtr trace =
            engine::attendSentence("the old dog", engine::modelNamed("hand-set"), settings);
        const Scene scene = SoftmaxRowFigure().layout(checks::frameOf(trace));
        QVERIFY(scene.summary.contains(QStringLiteral("all its weights are 0")));
        for (const TextMark& number : checks::numbersOf(scene, TensorId::Weights))
            QCOMPARE(number.text, QStringLiteral("0"));
    }
};

QTEST_MAIN(TestSoftmaxRowFigure)
#include "tst_softmax_row_figure.moc"
