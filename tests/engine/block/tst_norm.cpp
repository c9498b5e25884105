#include "engine/block/norm.h"
#include "engine/input_error.h"
#include "tests/reference/naive_block.h"
#include "tests/reference/random_block.h"

#include <QTest>

#include <cmath>

using namespace casefile;
using namespace casefile::engine;

/// Layer norm and RMS norm: by hand, against plain loops, and what must not change them.
class NormTest : public QObject
{
    Q_OBJECT

private slots:
    void layerNormByHand()
    {
        const NormTrace trace = normalise({{1, 3}}, {NormKind::Layer, {2, 10}, {0.5, 0}, 0.0});
        QCOMPARE(trace.mean[0], 2.0);
        QCOMPARE(trace.variance[0], 1.0);
        QVERIFY(trace.normalised == Matrix({{-1, 1}}));
        QVERIFY(trace.output == Matrix({{-1.5, 10}}));
    }

    void rootMeanSquareLeavesTheMean()
    {
        const NormTrace trace = normalise({{3, -4, 0, 0}}, {NormKind::RootMeanSquare, {1, 1, 1, 1}, {}, 0.0});
        QCOMPARE(trace.mean[0], 0.0);
        QCOMPARE(trace.variance[0], 6.25);
        QVERIFY(trace.output == Matrix({{1.2, -1.6, 0, 0}}));
    }

    void agreesWithPlainLoops()
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            reference::BlockDraw draw(seed);
            const std::size_t d = draw.whole(1, 12);
            const Matrix x = draw.matrix(draw.whole(1, 6), d);
            const NormWeights weights = draw.norm(d);
            const double difference =
                reference::largestDifference(normalise(x, weights).output, reference::normalise(x, weights));
            QVERIFY2(difference < 1e-12, qPrintable(QString::number(seed)));
        }
    }

    void layerNormIgnoresShiftAndScale()
    {
        const NormWeights weights{NormKind::Layer, {1, 1, 1}, {}, 0.0};
        const Matrix plain = normalise({{1, 2, 4}}, weights).output;
        const Matrix moved = normalise({{7 + 3, 7 + 6, 7 + 12}}, weights).output;
        QVERIFY(reference::largestDifference(plain, moved) < 1e-14);
    }

    void badInputIsNamed_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("message");
        QTest::newRow("gamma") << 0 << R"("gamma" has 1 numbers but needs 2)";
        QTest::newRow("beta") << 1 << R"("beta" has 3 numbers but needs 2)";
        QTest::newRow("epsilon") << 2 << R"("epsilon" must be a finite number, 0 or greater)";
        QTest::newRow("nothing to divide by")
            << 3 << R"("x" is 1 x 2: a row cannot be normalised in double precision with this epsilon)";
        QTest::newRow("not finite") << 4 << R"("x" is 1 x 2 and x[0][1] is not a finite number)";
    }

    void badInputIsNamed()
    {
        QFETCH(int, which);
        QFETCH(QString, message);
        Matrix x{{1, 1}};
        NormWeights weights{NormKind::Layer, {1, 1}, {}, 1e-5};
        if (which == 0)
            weights.gamma = {1};
        else if (which == 1)
            weights.beta = {1, 2, 3};
        else if (which == 2)
            weights.epsilon = -1;
        else if (which == 3)
            weights.epsilon = 0;
        else
            x(0, 1) = std::nan("");
        try {
            normalise(x, weights);
            QFAIL("accepted");
        } catch (const InputError& error) {
            QCOMPARE(QString::fromUtf8(error.what()), message);
        }
    }
};

QTEST_GUILESS_MAIN(NormTest)
#include "tst_norm.moc"
