#include "engine/block/alibi.h"

#include <QTest>

#include <cmath>

using namespace casefile::engine;

/// ALiBi: the slopes of the paper and the shape of the bias.
class AlibiTest : public QObject
{
    Q_OBJECT

private slots:
    void slopesOfThePaper()
    {
        for (std::size_t head = 0; head < 8; ++head) // 1/2, 1/4, … 1/256
            QCOMPARE(alibiSlope(head, 8), std::pow(0.5, double(head + 1)));
        QCOMPARE(alibiSlope(0, 1), std::pow(2.0, -8.0));
        QCOMPARE(alibiSlope(1, 16), 0.5); // with 16 heads every second slope is one of 8 heads
    }

    void otherHeadCountsBorrowFromTheNextPower()
    {
        const double four[]{0.25, 0.0625, 0.015625, 0.00390625};
        for (std::size_t head = 0; head < 4; ++head)
            QCOMPARE(alibiSlope(head, 6), four[head]);
        QCOMPARE(alibiSlope(4, 6), alibiSlope(0, 8));
        QCOMPARE(alibiSlope(5, 6), alibiSlope(2, 8));
    }

    void biasFallsWithDistance()
    {
        QVERIFY(alibiBias(2, 3, 0.5) == Matrix({{0, -0.5, -1}, {-0.5, 0, -0.5}}));
        QVERIFY(alibiBias(1, 3, 0.5, 2) == Matrix({{-1, -0.5, 0}}));
    }
};

QTEST_GUILESS_MAIN(AlibiTest)
#include "tst_alibi.moc"
