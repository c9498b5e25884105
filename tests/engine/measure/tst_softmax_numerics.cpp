#include "engine/measure/softmax_numerics.h"

#include <QTest>

#include <cmath>

using namespace casefile::engine;

/// Softmax as written, and softmax as computed.
class TestSoftmaxNumerics : public QObject
{
    Q_OBJECT

    static SoftmaxNumerics of(double size)
    {
        const double scores[]{size, size - 1.0, 0.0};
        return softmaxInBoth(scores);
    }

private slots:
    void smallScoresGiveTheSameEverywhere()
    {
        const SoftmaxNumerics runs = of(5.0);
        const double sum = std::exp(5.0) + std::exp(4.0) + 1.0;
        for (const SoftmaxRun* run :
             {&runs.naiveSingle, &runs.naiveDouble, &runs.shiftedSingle, &runs.shiftedDouble}) {
            QVERIFY(run->isUsable);
            QVERIFY(std::abs(run->weights[0] - std::exp(5.0) / sum) < 1e-6);
        }
    }

    void theNaiveFormOverflowsFirstInFloatAndThenInDouble()
    {
        QVERIFY(of(88.0).naiveSingle.isUsable);
        QVERIFY(!of(89.0).naiveSingle.isUsable);
        QVERIFY(std::isinf(of(89.0).naiveSingle.exponentials[0]));
        QVERIFY(of(700.0).naiveDouble.isUsable);
        QVERIFY(!of(710.0).naiveDouble.isUsable);
    }

    void theShiftedFormNeverDoes()
    {
        for (const double size : {89.0, 710.0, 1e6}) {
            const SoftmaxNumerics runs = of(size);
            QVERIFY(runs.shiftedSingle.isUsable && runs.shiftedDouble.isUsable);
            QVERIFY(std::abs(runs.shiftedDouble.weights[0] - 1.0 / (1.0 + std::exp(-1.0))) < 1e-12);
            QCOMPARE(runs.shiftedDouble.exponentials[0], 1.0);
        }
    }

    /// E03: five and six, 105 and 106, a half and three fifths.
    void twoScoresAreSharedByTheirDifference()
    {
        QVERIFY(std::abs(shareTwo(5, 6).weightRatio - std::exp(1.0)) < 1e-12);
        QCOMPARE(shareTwo(5, 6).secondWeight, shareTwo(105, 106).secondWeight);
        QVERIFY(std::abs(shareTwo(5, 6).firstWeight - 0.2689414) < 1e-7);
        QVERIFY(std::abs(shareTwo(0.5, 0.6).weightRatio - 1.1051709) < 1e-7);
        QCOMPARE(shareTwo(5, 6).scoreRatio, 1.2);
    }
};

QTEST_APPLESS_MAIN(TestSoftmaxNumerics)
#include "tst_softmax_numerics.moc"
