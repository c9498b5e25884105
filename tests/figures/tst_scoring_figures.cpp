#include "app/figures/registry.h"
#include "figure_samples.h"

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

    void dropoutIsOffInEvaluation()
    {
        QVERIFY(wordsOf(u"dropout"_s, {{u"training-mode"_s, 0}}).count(u"Σ 1.000"_s) == 3);
        QVERIFY(wordsOf(u"dropout"_s, {{u"training-mode"_s, 1}}).count(u"Σ 1.000"_s) < 3);
    }
};

QTEST_MAIN(TestScoringFigures)
#include "tst_scoring_figures.moc"
