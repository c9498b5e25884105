#include "engine/measure/saturation.h"

#include <QTest>

#include <chrono>
#include <cmath>

using namespace casefile::engine;

/// What the width of queries and keys does to softmax.
class TestSaturation : public QObject
{
    Q_OBJECT

private slots:
    void theVarianceOfScoresIsAboutTheWidthAndTheirMeanStays()
    {
        for (const std::size_t dK : {4u, 64u, 1024u}) {
            double mean = 0.0, variance = 0.0;
            for (std::uint64_t seed = 1; seed <= 12; ++seed) { // one draw has 62 + 32 vectors only
                const Saturation result = measureSaturation(ScoreDraw(seed), dK, false);
                mean += result.mean / 12.0;
                variance += result.variance / 12.0;
            }
            QVERIFY2(std::abs(variance / double(dK) - 1.0) < 0.15, qPrintable(QString::number(variance)));
            QVERIFY(std::abs(mean) < 0.15 * std::sqrt(double(dK)));
        }
    }

    void scalingDividesTheVarianceByTheWidth()
    {
        const ScoreDraw draw(3);
        const Saturation raw = measureSaturation(draw, 256, false),
                         scaled = measureSaturation(draw, 256, true);
        QVERIFY(std::abs(raw.variance / scaled.variance - 256.0) < 1e-9);
    }

    void aSmallerWidthTakesAPrefixOfTheSameDraw()
    {
        const ScoreDraw draw(5);
        const Matrix one = draw.scores(1), two = draw.scores(2), all = draw.scores(ScoreDraw::widest);
        QVERIFY(one != two);
        QVERIFY(ScoreDraw(5).scores(ScoreDraw::widest) == all);
        QVERIFY(ScoreDraw(6).scores(ScoreDraw::widest) != all);
    }

    /// E02 of the course's own experiments: unscaled and wide, softmax hardly moves; scaled, it always does.
    void withoutScalingTheJacobianVanishes()
    {
        const ScoreDraw draw(7);
        const Saturation narrow = measureSaturation(draw, 4, false),
                         wide = measureSaturation(draw, 1024, false),
                         scaled = measureSaturation(draw, 1024, true);
        QVERIFY(wide.jacobianMedian < 0.01 * narrow.jacobianMedian);
        QVERIFY(wide.largestWeight > 0.9);
        QVERIFY(wide.entropy < 0.3);
        QVERIFY(scaled.jacobianMedian > 0.15 && scaled.jacobianMedian < 0.35);
        QVERIFY(scaled.entropy > 2.5 && scaled.entropy < std::log(32.0));
        QVERIFY(wide.gradient < scaled.gradient);
    }

    void theFormulaOfTheGradientIsWhatDifferencesMeasure()
    {
        for (const bool scaled : {true, false})
            for (const std::size_t dK : {1u, 16u, 1024u}) {
                const Saturation result = measureSaturation(ScoreDraw(11), dK, scaled);
                QVERIFY2(result.disagreement < 1e-8, qPrintable(QString::number(result.disagreement)));
                QVERIFY(std::abs(result.gradient - result.difference) < 1e-8);
            }
    }

    /// Issue 4: at most 50 ms for any move of the slider. Here with a wide margin for a busy machine.
    void aMoveOfTheSliderIsQuick()
    {
        const ScoreDraw draw(1);
        auto best = std::chrono::steady_clock::duration::max();
        for (int round = 0; round < 5; ++round) {
            const auto begin = std::chrono::steady_clock::now();
            measureSaturation(draw, ScoreDraw::widest, false);
            best = std::min(best, std::chrono::steady_clock::now() - begin);
        }
        const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(best).count();
        QVERIFY2(took <= 50, qPrintable(QString::number(took)));
    }
};

QTEST_APPLESS_MAIN(TestSaturation)
#include "tst_saturation.moc"
