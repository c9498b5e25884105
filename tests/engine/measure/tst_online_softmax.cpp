#include "engine/attention/attend.h"
#include "engine/measure/online_softmax.h"

#include <QTest>

#include <cmath>

using namespace casefile::engine;

/// Two halves of a row, each alone, then merged.
class TestOnlineSoftmax : public QObject
{
    Q_OBJECT

    static TracePtr trace(const Mask& mask)
    {
        AttentionSettings settings;
        settings.mask = mask;
        return attendSentence("Cats see dogs and run", modelNamed("hand-set"), settings);
    }

private slots:
    void whereverTheRowIsCutTheMergedHalvesAreTheWholeRow()
    {
        for (const Mask& mask : {Mask{}, Mask{"causal", 0, {}, {}}, Mask{"padding", 3, {}, {}}}) {
            const TracePtr whole = trace(mask);
            for (std::size_t query = 0; query < whole->queries(); ++query)
                for (std::size_t cut = 1; cut < whole->keys(); ++cut) {
                    const MergedHalves halves = mergeHalves(*whole, 1, query, cut);
                    QVERIFY(halves.disagreement < 1e-14);
                    QCOMPARE(halves.merged.maximum, whole->heads[1].rowMaximum[query]);
                    QVERIFY(std::abs(halves.merged.sum - whole->heads[1].rowSum[query]) < 1e-14);
                    QCOMPARE(halves.left.scores.size(), cut);
                    QCOMPARE(halves.right.firstKey, cut);
                }
        }
    }

    void onlyTheHalfWithTheLargerMaximumKeepsItsSize()
    {
        const MergedHalves halves = mergeHalves(*trace({}), 1, 4, 2);
        QCOMPARE(std::max(halves.leftCorrection, halves.rightCorrection), 1.0);
        QVERIFY(std::min(halves.leftCorrection, halves.rightCorrection) <= 1.0);
    }

    void aRowThatSeesNothingStaysNothing()
    {
        const MergedHalves halves = mergeHalves(*trace({"padding", 5, {}, {}}), 0, 0, 2);
        QCOMPARE(halves.merged.sum, 0.0);
        QCOMPARE(halves.disagreement, 0.0);
    }
};

QTEST_APPLESS_MAIN(TestOnlineSoftmax)
#include "tst_online_softmax.moc"
