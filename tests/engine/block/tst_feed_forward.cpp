#include "engine/block/feed_forward.h"
#include "engine/input_error.h"
#include "tests/reference/naive_block.h"
#include "tests/reference/random_block.h"

#include <QTest>

using namespace casefile;
using namespace casefile::engine;

/// The feed-forward half of a block, with and without a gate.
class FeedForwardTest : public QObject
{
    Q_OBJECT

private slots:
    void reluByHand()
    {
        const FeedForwardWeights weights{
            {{{1, -1}, {0, 2}}, {0, 1}}, {}, {{{3}, {1}}, {10}}, Activation::Relu};
        const FeedForwardTrace trace = feedForward({{2, 0}}, weights);
        QVERIFY(trace.expanded == Matrix({{2, -1}}));
        QVERIFY(trace.hidden == Matrix({{2, 0}}));
        QVERIFY(trace.output == Matrix({{16}}));
        QVERIFY(trace.gate.empty());
    }

    void swigluMultipliesTheActivatedGate()
    {
        const FeedForwardWeights weights{{{{2}}, {}}, {{{1}}, {}}, {{{1}}, {}}, Activation::Silu};
        const FeedForwardTrace trace = feedForward({{1}}, weights);
        QCOMPARE(trace.expanded(0, 0), 2.0);
        QCOMPARE(trace.gate(0, 0), 1.0);
        QCOMPARE(trace.output(0, 0), 2.0 * 0.7310585786300049);
    }

    void agreesWithPlainLoops()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            reference::BlockDraw draw(seed);
            const std::size_t d = draw.whole(1, 8);
            const Matrix x = draw.matrix(draw.whole(1, 6), d);
            const FeedForwardWeights weights = draw.feedForward(d, draw.whole(1, 12));
            const double difference = reference::largestDifference(feedForward(x, weights).output,
                                                                   reference::feedForward(x, weights));
            QVERIFY2(difference < 1e-12, qPrintable(QString::number(seed)));
        }
    }

    void numbersBeyondADoubleAreRefused()
    {
        const FeedForwardWeights weights{{{{1e300}}, {}}, {}, {{{1e300}}, {}}, Activation::Relu};
        QVERIFY_EXCEPTION_THROWN(feedForward({{1}}, weights), InputError);
    }

    void wrongShapesAreNamed()
    {
        FeedForwardWeights weights{
            {Matrix(2, 3), {}}, {Matrix(2, 4), {}}, {Matrix(3, 2), {}}, Activation::Silu};
        const auto message = [&] {
            try {
                feedForward({{1, 2}}, weights);
            } catch (const InputError& error) {
                return QString::fromUtf8(error.what());
            }
            return QString();
        };
        QCOMPARE(message(), QStringLiteral("\"gate\" is 1 x 4 but must be 1 x 3"));
        weights.gate = {};
        weights.contract.weights = Matrix(4, 2);
        QCOMPARE(message(), QStringLiteral("\"contract\" is 4 x 2 but must be 3 x 2"));
        weights.expand.bias = {1};
        QCOMPARE(message(), QStringLiteral("\"expand bias\" has 1 numbers but needs 3"));
    }
};

QTEST_GUILESS_MAIN(FeedForwardTest)
#include "tst_feed_forward.moc"
