#include "app/figures/change_figure.h"
#include "app/figures/compare_figure.h"
#include "app/figures/plot_tools.h"
#include "app/figures/rank_figure.h"
#include "app/figures/shapes_figure.h"
#include "app/figures/symmetry_figure.h"
#include "app/figures/wide_product_figure.h"
#include "app/playback/prose_fields.h"
#include "figure_checks.h"

#include "engine/attention/weight_edit.h"
#include "engine/models/untrained.h"

#include <QTest>

using namespace casefile;
using namespace casefile::figures;
using namespace Qt::StringLiterals;

namespace {

QStringList wordsOf(const Scene& scene)
{
    QStringList words;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextMark>(&mark))
            words.append(text->text);
    return words;
}

Frame crossFrame()
{
    return checks::frameOf(
        engine::attendSentence("cats see dogs and run", engine::modelNamed("untrained", 1), {}, "a big cat"),
        {900, 520});
}

} // namespace

/// Pictures of the weights: what changes, shapes, symmetry, rank.
class TestWeightFigures : public QObject
{
    Q_OBJECT

private slots:
    void anEditedEntryIsCountedTensorByTensor()
    {
        const engine::Model model =
            engine::edited(engine::modelNamed("hand-set"), {{engine::TensorId::Wq, 1, 8, 0.0}});
        const Frame frame =
            checks::frameOf(engine::attendSentence("cats see dogs and run", model), {900, 520});
        const Scene scene = ChangeFigure(Comparison::Edited).layout(frame);
        const QStringList words = wordsOf(scene);
        QVERIFY(words.contains(u"1 of 256 changed"_s)); // W_Q
        QVERIFY(words.contains(u"2 of 40 changed"_s));  // Q: one column of the two verbs
        QVERIFY(words.contains(u"unchanged"_s));
        QVERIFY2(scene.summary.contains(u"Unchanged: X, W_K, W_V, K, V"_s), qPrintable(scene.summary));
    }

    void withoutAnEditNothingHasChanged()
    {
        const Scene scene = ChangeFigure(Comparison::Edited).layout(checks::frameOf(checks::traceOf(5)));
        QCOMPARE(scene.summary, u"No tensor of this head has changed."_s);
    }

    void shapesAreThoseOfTheTraceAndTheBatch()
    {
        Frame frame = checks::frameOf(
            engine::attendSentence("cats see dogs", engine::untrainedModel(1, {4, 12})), {900, 520});
        frame.knobs = {{u"batch"_s, 3}};
        const QStringList words = wordsOf(ShapesFigure().layout(frame));
        QVERIFY(words.contains(u"[3, 4, 3, 12]"_s)); // V
        QVERIFY(words.contains(u"[3, 4, 3, 3]"_s));  // scores
        QVERIFY(words.contains(u"[48, 32]"_s));      // W_O: no batch
        const int parameters = 2 * 32 * 16 + 2 * 32 * 48;
        QVERIFY(words.contains(u"%1 parameters, whatever n and batch are"_s.arg(parameters)));
    }

    void aMemoryHasAnAxisOfItsOwn()
    {
        const QStringList words = wordsOf(ShapesFigure().layout(crossFrame()));
        QVERIFY(words.contains(u"[batch, h, n, m]"_s));
        QVERIFY(words.contains(u"[2, 4, 5, 3]"_s));
    }

    void oneMatrixForBothLeavesNothingToFrame()
    {
        Frame frame = checks::frameOf(checks::traceOf(6, "none", "untrained"), {900, 520});
        const auto share = [&] {
            return wordsOf(SymmetryFigure().layout(frame)).filter(u"share of the sum of squares"_s).value(0);
        };
        QVERIFY(!share().endsWith(u": 0 %"_s));
        frame.knobs = {{u"tied"_s, 1}};
        QVERIFY2(share().endsWith(u": 0 %"_s), qPrintable(share()));
    }

    void numbersOfATableDoNotTouch()
    {
        Frame frame = checks::frameOf(checks::traceOf(9), {740, 420});
        frame.knobs = {{u"tied"_s, 1}};
        for (const Mark& mark : SymmetryFigure().layout(frame).marks) {
            const auto* text = std::get_if<TextMark>(&mark);
            if (text && text->meaning.query >= 0 && text->align == TextAlign::Centre && text->rotation == 0.0)
                QVERIFY2(textWidth(text->text, text->pixelSize) + 7.0 <= text->rect.width(),
                         qPrintable(text->text));
        }
    }

    void theRankOfScoresStopsAtDk()
    {
        const auto trace =
            engine::attendSentence(checks::sentenceOf(14).toStdString(), engine::untrainedModel(1, {3, 8}));
        const Scene scene = RankFigure().layout(checks::frameOf(trace, {900, 520}));
        QVERIFY2(scene.summary.startsWith(u"Rank of the scores: 3, at most d_k = 3."_s),
                 qPrintable(scene.summary));
    }

    /// The last that counts is told from the first that is rounding, also by its bar.
    void theDropBehindTheRankIsSeen()
    {
        const auto trace =
            engine::attendSentence(checks::sentenceOf(14).toStdString(), engine::untrainedModel(1, {3, 8}));
        const Scene scene = RankFigure().layout(checks::frameOf(trace, {900, 520}));
        QList<double> heights;
        for (const SceneItem& item : scene.items)
            if (item.gridRow == 0)
                heights.append(item.rect.height());
        QVERIFY(heights.size() == 14);
        QVERIFY(heights[0] > heights[2] && heights[2] > 4.0 * heights[3]);
        QVERIFY(!wordsOf(scene).filter(u"number 3: "_s).isEmpty());
    }

    void aPairOfScoresIsFramedAndWaitsForTheAnswer()
    {
        Frame frame = checks::frameOf(checks::traceOf(9), {740, 300});
        frame.focus = {6, -1};
        const SymmetryFigure pair(SymmetryFigure::Shows::Pair);
        const Scene scene = pair.layout(frame);
        const auto row = frame.trace->heads[1].scores.row(6);
        const auto key = std::size_t(std::ranges::max_element(row) - row.begin());
        QVERIFY(wordsOf(scene).last().endsWith(playback::formatCell(frame.trace->heads[1].scores(key, 6))));
        const auto framed = std::ranges::count_if(scene.marks, [](const Mark& mark) {
            const auto* rect = std::get_if<RectMark>(&mark);
            return rect && !rect->fill && rect->stroke && rect->strokeWidth == 3.0;
        });
        QCOMPARE(framed, key == 6 ? 1 : 2);
        frame.revealed = false;
        QCOMPARE(wordsOf(pair.layout(frame)), QStringList{unansweredText()});
    }

    void theWideProductIsCutIntoAStripForEachHead()
    {
        const Frame frame = checks::frameOf(checks::traceOf(5), {740, 480});
        const Scene scene = WideProductFigure().layout(frame);
        for (int row : {0, 2}) {
            const auto strips = std::ranges::count_if(
                scene.items, [row](const SceneItem& item) { return item.gridRow == row; });
            QCOMPARE(strips, int(frame.trace->headCount()));
        }
        QVERIFY(wordsOf(scene).contains(u"W_Q  32 × 32"_s));
        QCOMPARE(checks::textFaultAnywhere(WideProductFigure()), QString());
    }

    void keysAndValuesOfAnotherTextAreKept()
    {
        QCOMPARE(wordsOf(ShapesFigure().layout(crossFrame())).count(u"kept"_s), 2);
        QVERIFY(!wordsOf(ShapesFigure().layout(checks::frameOf(checks::traceOf(5)))).contains(u"kept"_s));
    }

    /// The denominator stands below the keys, before and now; a prediction covers the new one.
    void aComparisonShowsWhatTheWeightsAreDividedBy()
    {
        Frame frame = checks::frameOf(checks::traceOf(5), {740, 420});
        frame.previous = engine::attendSentence("they saw the small dog", engine::modelNamed("hand-set"));
        const auto sum = [&](const engine::AttentionTrace& trace) {
            return playback::formatCell(trace.at({engine::TensorId::RowSum, 1, 4, 0}));
        };
        const Scene scene = CompareFigure().layout(frame);
        QCOMPARE(wordsOf(scene).count(u"Σ exp(s − max)"_s), 2);
        QVERIFY(wordsOf(scene).contains(sum(*frame.trace)) && wordsOf(scene).contains(sum(*frame.previous)));
        frame.revealed = false;
        for (const SceneItem& item : CompareFigure().layout(frame).items)
            if (item.name == u"now, sum of the exponentials"_s)
                QCOMPARE(item.value, unansweredText());
    }

    void picturesOfCrossAttentionHaveTheirWordsApart()
    {
        Frame frame = crossFrame();
        for (const FigureRow& row : figureTable()) {
            const Scene scene = row.make()->layout(frame);
            QVERIFY2(checks::textFault(scene).isEmpty(),
                     qPrintable(row.id + u": "_s + checks::textFault(scene)));
        }
    }
};

QTEST_MAIN(TestWeightFigures)
#include "tst_weight_figures.moc"
