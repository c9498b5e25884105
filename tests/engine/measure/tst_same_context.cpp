#include "engine/attention/attend.h"
#include "engine/measure/same_context.h"
#include "engine/models/gaussian.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

using namespace casefile::engine;

namespace {

/// One head with d_k = d_v = d, everything drawn.
TracePtr drawn(std::size_t n, std::size_t d, const char* mask = "none")
{
    Gaussian gaussian(4);
    const auto weights = std::make_shared<AttentionWeights>();
    weights->wq = gaussianMatrix(d, d, 1.0, gaussian);
    weights->wk = gaussianMatrix(d, d, 1.0, gaussian);
    weights->wv = gaussianMatrix(d, d, 1.0, gaussian);
    AttentionInput input;
    input.x = gaussianMatrix(n, d, 1.0, gaussian);
    input.weights = weights;
    input.settings.mask.rule = mask;
    return attend(input);
}

} // namespace

/// "Other weights with an equal output": M-MH-12.
class TestSameContext : public QObject
{
    Q_OBJECT

private slots:
    void manyKeysAndFewColumnsLeaveRoomForOtherWeights()
    {
        const TracePtr trace = drawn(8, 3);
        for (std::size_t query = 0; query < 8; ++query) {
            const SameContext other = sameContext(*trace, 0, query);
            QVERIFY(other.totalVariation > 1e-3);
            QVERIFY(other.contextDifference < 1e-12);
            QVERIFY(std::abs(std::accumulate(other.weights.begin(), other.weights.end(), 0.0) - 1.0) < 1e-12);
            QVERIFY(std::ranges::min(other.weights) >= 0.0);
            for (std::size_t column = 0; column < 3; ++column) {
                double context = 0.0;
                for (std::size_t key = 0; key < 8; ++key)
                    context += other.weights[key] * trace->heads[0].value(key, column);
                QVERIFY(std::abs(context - trace->heads[0].context(query, column)) < 1e-12);
            }
        }
    }

    /// n keys in general position and n - 1 columns: the sum and the context settle all weights.
    void fewKeysLeaveNone()
    {
        const TracePtr trace = drawn(4, 3);
        const SameContext none = sameContext(*trace, 0, 2);
        QVERIFY(none.totalVariation < 1e-9);
        for (std::size_t key = 0; key < 4; ++key)
            QVERIFY(std::abs(none.weights[key] - trace->heads[0].weights(2, key)) < 1e-9);
    }

    void hiddenKeysStayAtZero()
    {
        const TracePtr trace = drawn(9, 2, "causal");
        const SameContext other = sameContext(*trace, 0, 5);
        QVERIFY(other.totalVariation > 1e-3);
        for (std::size_t key = 6; key < 9; ++key)
            QVERIFY(std::abs(other.weights[key]) < 1e-12);
    }
};

QTEST_APPLESS_MAIN(TestSameContext)
#include "tst_same_context.moc"
