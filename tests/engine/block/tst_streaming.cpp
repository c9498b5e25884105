#include "engine/attention/forward.h"
#include "engine/block/streaming.h"
#include "engine/input_error.h"
#include "tests/reference/naive_block.h"
#include "tests/reference/random_block.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace casefile;
using namespace casefile::engine;

/// Softmax in tiles: the same numbers as in one go, and what each tile says on the way.
class StreamingTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTileSizeGivesTheSoftmaxOfTheWholeRow()
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            reference::BlockDraw draw(seed);
            const std::size_t n = draw.whole(1, 6), m = draw.whole(1, 9), d = draw.whole(1, 5);
            const Matrix q = draw.matrix(n, d), k = draw.matrix(m, d), v = draw.matrix(m, draw.whole(1, 4));
            const Mask mask{
                maskTable()[draw.whole(0, maskTable().size() - 1)].name.data(), draw.whole(0, 3), {}, {}};
            const Softmax whole = softmax(masked(scaled(scores(q, k), 0.1), mask));
            for (std::size_t tile = 1; tile <= m + 1; ++tile) {
                const StreamingTrace trace = attendStreaming(q, k, v, 0.1, mask, tile);
                QCOMPARE(trace.tiles.size(), (m + tile - 1) / tile);
                QVERIFY(reference::largestDifference(trace.context, context(whole.weights, v)) < 1e-13);
                for (std::size_t i = 0; i < n; ++i) {
                    QCOMPARE(trace.tiles.back().maximum[i], whole.rowMaximum[i]);
                    QVERIFY(std::abs(trace.tiles.back().sum[i] - whole.rowSum[i]) < 1e-12);
                }
            }
        }
    }

    void tilesTellTheRunningNumbers()
    {
        const StreamingTrace trace = attendStreaming({{1}}, {{0}, {1}, {3}}, {{1}, {1}, {5}}, 1.0, {}, 2);
        QCOMPARE(trace.tiles[0].maximum[0], 1.0);
        QCOMPARE(trace.tiles[0].correction[0], 0.0);
        QCOMPARE(trace.tiles[0].sum[0], 1.0 + std::exp(-1.0));
        QCOMPARE(trace.tiles[1].firstKey, std::size_t(2));
        QCOMPARE(trace.tiles[1].maximum[0], 3.0);
        QCOMPARE(trace.tiles[1].correction[0], std::exp(-2.0));
        QCOMPARE(trace.tiles[1].sum[0], (1.0 + std::exp(-1.0)) * std::exp(-2.0) + 1.0);
    }

    void hugeScoresDoNotOverflow()
    {
        const StreamingTrace trace = attendStreaming({{1e150}}, {{-1e150}, {1e150}}, {{7}, {9}}, 1.0, {}, 1);
        QCOMPARE(trace.context(0, 0), 9.0);
    }

    void fullyMaskedRowIsZero()
    {
        const Mask nothing{"cells", 0, {{false, false, false}}, {}};
        const StreamingTrace trace = attendStreaming({{1}}, Matrix(3, 1), Matrix(3, 2, 5.0), 1.0, nothing, 2);
        QVERIFY(trace.context == Matrix(1, 2));
        QCOMPARE(trace.tiles.back().sum[0], 0.0);
    }

    void badInputIsRefused()
    {
        QVERIFY_EXCEPTION_THROWN(attendStreaming({{1}}, {{1}}, {{1}}, 1.0, {}, 0), InputError);
        QVERIFY_EXCEPTION_THROWN(attendStreaming({{1}}, {{1}}, {{1}}, 0.0, {}, 1), InputError);
        QVERIFY_EXCEPTION_THROWN(attendStreaming({{1e200}}, {{1e200}}, {{1}}, 1.0, {}, 1), InputError);
        QVERIFY_EXCEPTION_THROWN(attendStreaming({{1}}, {{1}}, {{1}}, 1.0, {"cells", 0, {}, {}}, 1),
                                 InputError);
        const Matrix long1(5000, 1, 1.0);
        QVERIFY_EXCEPTION_THROWN(attendStreaming(long1, long1, long1, 1.0, {}, 5000), InputError);
        QVERIFY_EXCEPTION_THROWN(attendStreaming({{1}}, {{1, 2}}, {{1}}, 1.0, {}, 1), InputError);
        QVERIFY_EXCEPTION_THROWN(attendStreaming({{1}}, {{1}}, {{1}, {2}}, 1.0, {}, 1), InputError);
    }
};

QTEST_GUILESS_MAIN(StreamingTest)
#include "tst_streaming.moc"
