#include "app/figures/axis_plot.h"
#include "app/figures/registry.h"
#include "app/playback/prose_fields.h"
#include "figure_samples.h"

#include "engine/measure/key_angles.h"
#include "engine/measure/saturation.h"

#include <QElapsedTimer>
#include <QTest>

using namespace casefile;
using namespace casefile::figures;
using namespace Qt::StringLiterals;

/// What the laboratories of scoring say on screen.
class TestScoringFigures : public QObject
{
    Q_OBJECT

    static QString wordsOf(const QString& figure, const content::KnobValues& knobs,
                           Frame frame = sampleFrame(5))
    {
        frame.knobs = knobs;
        QStringList words;
        for (const Mark& mark : makeFigure(figure)->layout(frame).marks)
            if (const auto* text = std::get_if<TextMark>(&mark))
                words.append(text->text);
        return words.join(u'\n');
    }

private slots:
    void fiveAndSixAreSharedLikeAHundredMoreOfEach()
    {
        const QString near = wordsOf(u"two-scores"_s, {});
        const QString far = wordsOf(u"two-scores"_s, {{u"common-shift"_s, 100}});
        for (const QString& words : {near, far})
            QVERIFY2(words.contains(u"0.2689, 0.7311"_s) && words.contains(u"2.72"_s), qPrintable(words));
        QVERIFY2(far.contains(u"105, 106"_s), qPrintable(far));
    }

    void theMeasuredVarianceIsThatOfTheEngine()
    {
        const engine::Saturation result = engine::measureSaturation(engine::ScoreDraw(3), 256, false);
        const QString words =
            wordsOf(u"scaling"_s, {{u"d-k"_s, 256}, {u"scaling"_s, 0}, {u"score-draw"_s, 3}});
        QVERIFY2(words.contains(QString::number(result.variance, 'f', 2)), qPrintable(words));
        QVERIFY2(words.contains(u"seed 3"_s), qPrintable(words));
    }

    /// Issue 4: any move of the slider in at most 50 ms.
    void aMoveOfTheWidthIsLaidOutInTime()
    {
        const auto figure = makeFigure(u"scaling"_s);
        Frame frame = sampleFrame(5);
        figure->layout(frame);
        qint64 best = 1000;
        for (const double width : {1024.0, 1023.0, 700.0}) {
            frame.knobs = {{u"d-k"_s, width}};
            QElapsedTimer clock;
            clock.start();
            figure->layout(frame);
            best = std::min(best, clock.elapsed());
        }
        QVERIFY2(best <= 50, qPrintable(QString::number(best)));
    }

    void theHistogramSaysWhatItsHeightsAre()
    {
        const QString words = wordsOf(u"scaling"_s, {});
        QVERIFY2(words.contains(u"how many of the 1984 scores"_s), qPrintable(words));
        for (const double top : {1.1, 23.0, 140.8, 1984.0, 0.07}) {
            const std::vector<AxisTick> ticks = ticksUpTo(top);
            QVERIFY2(ticks.size() >= 3 && ticks.size() <= 6, qPrintable(QString::number(top)));
            QVERIFY(ticks.front().value == 0.0 && ticks.back().value <= top);
        }
    }

    void bandsThatOverflowBearTheirNames()
    {
        const QString words = wordsOf(u"numerics"_s, {});
        for (const QString& name : {u"float"_s, u"double"_s, u"float: exp is ∞"_s, u"largest score"_s})
            QVERIFY2(words.split(u'\n').contains(name), qPrintable(words));
    }

    void lengthsAndCosineMakeTheScoreOnScreen()
    {
        const Frame frame = sampleFrame(5);
        const engine::KeyAngles angles = engine::keyAngles(*frame.trace, 1, 4);
        const QString words = wordsOf(u"key-angles"_s, {}, frame);
        const QString equation = u"%1 × %2 × %3 = %4"_s.arg(
            playback::formatCell(angles.queryLength), playback::formatCell(angles.keys[0].length),
            playback::formatCell(angles.keys[0].cosine.value_or(0.0)),
            playback::formatCell(frame.trace->at({engine::TensorId::Scores, 1, 4, 0})));
        QVERIFY2(words.contains(equation), qPrintable(words));
    }

    void everyWayOfScoringHasItsRowAndItsSum()
    {
        const QString words = wordsOf(u"score-ways"_s, {{u"soft-cap"_s, 3}, {u"qk-norm-gain"_s, 5}});
        for (const QString& name : {u"÷ √8"_s, u"T5: W_Q ÷ √8"_s, u"μP: ÷ 8"_s, u"not divided"_s,
                                    u"QK norm: 5 · cos θ"_s, u"soft cap 3"_s, u"sigmoid(z − ln 5)"_s})
            QVERIFY2(words.split(u'\n').contains(name), qPrintable(words));
        QCOMPARE(words.count(u"Σ 1.00"_s), 6);
        QCOMPARE(words.count(u"Σ "_s), 7);
    }

    void naiveSoftmaxIsLostFirstInFloatThenInDouble()
    {
        QCOMPARE(wordsOf(u"numerics"_s, {{u"score-size"_s, 80}}).count(u"lost"_s), 0);
        QCOMPARE(wordsOf(u"numerics"_s, {{u"score-size"_s, 90}}).count(u"lost"_s), 1);
        QCOMPARE(wordsOf(u"numerics"_s, {{u"score-size"_s, 800}}).count(u"lost"_s), 2);
    }

    void aRowThatSeesNothingIsNoNumberByTheFormula()
    {
        QVERIFY(wordsOf(u"hiding"_s, {{u"keys-in-sight"_s, 0}}).contains(u"NaN"_s));
        QVERIFY(!wordsOf(u"hiding"_s, {{u"keys-in-sight"_s, 1}}).contains(u"NaN"_s));
    }

    void largeNumbersHideAsWellAsInfinityAndZerosDoNot()
    {
        engine::AttentionSettings causal;
        causal.mask.rule = "causal";
        Frame frame = sampleFrame(5);
        frame.trace = sampleTrace(5, causal);
        for (const int way : {0, 1, 2})
            QVERIFY(wordsOf(u"mask-compare"_s, {{u"hiding"_s, way}}, frame).contains(u"agree"_s));
        for (const int way : {3, 4, 5})
            QVERIFY(wordsOf(u"mask-compare"_s, {{u"hiding"_s, way}}, frame).contains(u"differ"_s));
    }

    void paddingTakesWeightUnlessItIsHidden()
    {
        QVERIFY(wordsOf(u"padded-batch"_s, {}).contains(u"no real token"_s));
        QVERIFY(wordsOf(u"padded-batch"_s, {{u"hide-padding"_s, 0}}).contains(u"a real token gives"_s));
    }

    /// Where no head is meant, no head's colour stands for anything.
    void weightsHaveOneColourThatIsNoHeads()
    {
        const auto isHeads = [](const std::optional<Ink>& ink) {
            return ink && ink->role >= Role::Head0 && ink->role <= Role::Head7;
        };
        for (const QString& id : {u"two-scores"_s, u"leader"_s, u"scaling"_s, u"temperature"_s, u"numerics"_s,
                                  u"online-softmax"_s, u"dropout"_s, u"contribution"_s, u"score-ways"_s,
                                  u"variation"_s, u"softmax-row"_s, u"blend"_s, u"roles"_s})
            for (const Mark& mark : makeFigure(id)->layout(sampleFrame(5)).marks) {
                const auto* rect = std::get_if<RectMark>(&mark);
                const auto* line = std::get_if<LineMark>(&mark);
                QVERIFY2(!(rect && isHeads(rect->fill)) && !(line && isHeads(line->ink)), qPrintable(id));
            }
    }

    void theCutBetweenTwoHalvesIsDrawn()
    {
        Frame frame = sampleFrame(5);
        frame.knobs = {{u"cut-at"_s, 2}};
        const Scene scene = makeFigure(u"online-softmax"_s)->layout(frame);
        const auto cuts = std::ranges::count_if(scene.marks, [&](const Mark& mark) {
            const auto* line = std::get_if<LineMark>(&mark);
            return line && line->ink.role == Role::Accent && line->from.x() == scene.items[2].rect.left() &&
                   line->to.x() == line->from.x();
        });
        QVERIFY(cuts >= 1);
    }

    void dropoutIsOffInEvaluation()
    {
        QVERIFY(wordsOf(u"dropout"_s, {{u"training-mode"_s, 0}}).count(u"Σ 1.000"_s) == 3);
        QVERIFY(wordsOf(u"dropout"_s, {{u"training-mode"_s, 1}}).count(u"Σ 1.000"_s) < 3);
    }
};

QTEST_MAIN(TestScoringFigures)
#include "tst_scoring_figures.moc"
