#include "engine/measure/weight_dropout.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace casefile::engine;

/// What training does to a row of weights.
class TestWeightDropout : public QObject
{
    Q_OBJECT

private slots:
    void aWeightIsDroppedOrGrows()
    {
        const std::vector<double> weights{0.9, 0.06, 0.04};
        bool exceeded = false;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const DroppedRow row = dropRow(weights, 0.25, seed, 1);
            std::size_t dropped = 0;
            for (std::size_t j = 0; j < weights.size(); ++j) {
                const bool isDropped = row.weights[j] == 0.0;
                dropped += isDropped ? 1 : 0;
                QVERIFY(isDropped || std::abs(row.weights[j] - weights[j] / 0.75) < 1e-15);
                exceeded = exceeded || row.weights[j] > 1.0;
            }
            QCOMPARE(row.dropped, dropped);
            QVERIFY(std::abs(row.sum - std::accumulate(row.weights.begin(), row.weights.end(), 0.0)) < 1e-15);
        }
        QVERIFY(exceeded); // 0.9 / 0.75 = 1.2
    }

    /// M-SC-16: eight equal weights, p = 0.1, nothing dropped.
    void theSumOfOneDrawIsNotOne()
    {
        const std::vector<double> weights(8, 0.125);
        bool foundWhole = false;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const DroppedRow row = dropRow(weights, 0.1, seed, 1);
            QVERIFY(std::abs(row.sum - double(8 - row.dropped) / 7.2) < 1e-12);
            foundWhole = foundWhole || row.dropped == 0;
        }
        QVERIFY(foundWhole);
    }

    void theExpectationIsKept()
    {
        const std::vector<double> weights{0.5, 0.3, 0.2};
        const DroppedRow row = dropRow(weights, 0.3, 1, 4000);
        for (std::size_t j = 0; j < weights.size(); ++j)
            QVERIFY(std::abs(row.average[j] - weights[j]) < 0.03);
        QVERIFY(std::abs(row.averageSum - 1.0) < 0.03);
        QVERIFY(dropRow(weights, 0.0, 1, 1).weights == weights);
    }
};

QTEST_APPLESS_MAIN(TestWeightDropout)
#include "tst_weight_dropout.moc"
