#include "app/figures/blend_figure.h"

#include "app/playback/prose_fields.h"
#include "tests/figures/figure_checks.h"

using namespace casefile;
using namespace casefile::figures;
using engine::TensorId;

class TestBlendFigure : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void textNeverOverlapsOrLeaves() { QCOMPARE(checks::textFaultAnywhere(BlendFigure()), QString()); }

    void everyMomentIsAFunctionOfTheFrame()
    {
        QVERIFY(checks::isFunctionOfTheMoment(BlendFigure(), checks::frameOf(checks::traceOf(5))));
    }

    void contextNumbersAreThoseOfTheTrace()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5), {1000, 600});
        const Scene scene = BlendFigure().layout(frame);
        const QList<TextMark> numbers = checks::numbersOf(scene, TensorId::Context);
        QVERIFY(!numbers.isEmpty());
        for (const TextMark& number : numbers)
            QCOMPARE(number.text, playback::formatCell(frame.trace->at(*number.meaning.cell)));
    }

    void weightsStandWithTheirSum()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5));
        const Scene scene = BlendFigure().layout(frame);
        const QList<TextMark> numbers = checks::numbersOf(scene, TensorId::Weights);
        QCOMPARE(numbers.size(), 5);
        for (const TextMark& number : numbers)
            QCOMPARE(number.text,
                     QStringLiteral("× %1").arg(playback::formatCell(frame.trace->at(*number.meaning.cell))));
        QVERIFY(checks::wordsOf(scene).contains(QStringLiteral("Σ 1.00")));
    }

    /// In the size of a lower card of a lesson: each of a few keys has its line.
    void fiveKeysAreNotFolded()
    {
        const Scene scene = BlendFigure().layout(checks::frameOf(checks::traceOf(5), {740, 230}));
        QVERIFY(checks::wordsOf(scene).filter(QStringLiteral("other key")).isEmpty());
        QCOMPARE(checks::textFault(scene), QString());
    }

    void manyKeysShareOneLine()
    {
        const Scene scene = BlendFigure().layout(checks::frameOf(checks::traceOf(32), {480, 320}));
        const QStringList words = checks::wordsOf(scene);
        QVERIFY(std::ranges::any_of(
            words, [](const QString& word) { return word.contains(QStringLiteral("other key")); }));
        QVERIFY(checks::itemsAreSpoken(scene));
    }

    void itemAtAContextCellIsThatCell()
    {
        const Scene scene = BlendFigure().layout(checks::frameOf(checks::traceOf(5)));
        int found = 0;
        for (const SceneItem& item : scene.items) {
            if (!item.meaning.cell || item.meaning.cell->tensor != TensorId::Context)
                continue;
            QVERIFY(itemAt(scene, item.rect.center())->meaning.cell == item.meaning.cell);
            ++found;
        }
        QCOMPARE(found, 8);
    }

    void openPredictionHidesWeightsAndContext()
    {
        Frame frame = checks::frameOf(checks::traceOf(32), {480, 320});
        frame.revealed = false;
        const Scene scene = BlendFigure().layout(frame);
        QVERIFY(checks::cellsOf(scene, TensorId::Weights).isEmpty());
        QVERIFY(checks::cellsOf(scene, TensorId::Context).isEmpty());
        // The keys that have a line of their own are the first, not the heaviest.
        QCOMPARE(scene.items.front().meaning.key, 0);
        QVERIFY(!scene.summary.contains(QStringLiteral("0.")));
    }
};

QTEST_MAIN(TestBlendFigure)
#include "tst_blend_figure.moc"
