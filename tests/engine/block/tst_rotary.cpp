#include "engine/attention/forward.h"
#include "engine/block/rotary.h"
#include "engine/input_error.h"
#include "tests/reference/naive_block.h"
#include "tests/reference/random_block.h"

#include <QTest>

#include <cmath>

using namespace casefile;
using namespace casefile::engine;

/// Rotary positions: what a turn keeps, and what scores then depend on.
class RotaryTest : public QObject
{
    Q_OBJECT

private slots:
    void turnsNeighbouringColumns()
    {
        const Matrix turned = rotate({{1, 0, 0, 2}}, 1, 3); // place 3, d_k = 4
        QVERIFY(std::abs(turned(0, 0) - std::cos(3.0)) < 1e-15);
        QVERIFY(std::abs(turned(0, 1) - std::sin(3.0)) < 1e-15);
        QVERIFY(std::abs(turned(0, 2) + 2.0 * std::sin(0.03)) < 1e-15); // 10000^(-2/4) = 1/100
        QVERIFY(std::abs(turned(0, 3) - 2.0 * std::cos(0.03)) < 1e-15);
    }

    void everyHeadTurnsAlike()
    {
        const Matrix turned = rotate({{1, 2, 3, 4, 1, 2, 3, 4}}, 2, 5);
        for (std::size_t c = 0; c < 4; ++c)
            QCOMPARE(turned(0, c), turned(0, c + 4));
    }

    void placeZeroStaysAndBackUndoes()
    {
        reference::BlockDraw draw(1);
        const Matrix x = draw.matrix(6, 8);
        const Matrix turned = rotate(x, 2, 4);
        QVERIFY(rotate({{1, 2}}, 1, 0) == Matrix({{1, 2}}));
        QVERIFY(reference::largestDifference(rotateBack(turned, 2, 4), x) < 1e-14);
        QVERIFY(reference::largestDifference(turned, x) > 0.1);
    }

    void scoreDependsOnTheOffsetOnly()
    {
        reference::BlockDraw draw(2);
        const Matrix q = draw.matrix(1, 6), k = draw.matrix(1, 6);
        const auto score = [&](std::size_t i, std::size_t j) {
            return scores(rotate(q, 1, i), rotate(k, 1, j))(0, 0);
        };
        QVERIFY(std::abs(score(5, 2) - score(105, 102)) < 1e-12);
        QVERIFY(std::abs(score(0, 0) - score(77, 77)) < 1e-12);
        QVERIFY(std::abs(score(5, 2) - score(5, 3)) > 1e-3);
    }

    void oddHeadsAreRefused()
    {
        QVERIFY_EXCEPTION_THROWN(rotate(Matrix(1, 6), 2), InputError);
        QVERIFY_EXCEPTION_THROWN(rotate(Matrix(1, 6), 4), InputError);
        QVERIFY_EXCEPTION_THROWN(rotate(Matrix(1, 6), 0), InputError);
    }
};

QTEST_GUILESS_MAIN(RotaryTest)
#include "tst_rotary.moc"
