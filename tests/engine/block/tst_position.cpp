#include "engine/block/position.h"

#include <QTest>

#include <cmath>

using namespace casefile::engine;

class PositionTest : public QObject
{
    Q_OBJECT

private slots:
    void followsTheFormulaOfThePaper();
    void dotProductDependsOnDistanceOnly();
    void placesDifferUpTo512();
};

void PositionTest::followsTheFormulaOfThePaper()
{
    const auto position = sinusoidalPosition(8, 4); // 8 x 4
    for (std::size_t column = 0; column < 4; ++column)
        QCOMPARE(position(0, column), column % 2 ? 1.0 : 0.0);
    QCOMPARE(position(3, 0), std::sin(3.0));
    QCOMPARE(position(3, 1), std::cos(3.0));
    QCOMPARE(position(7, 2), std::sin(0.07)); // 10000^(-2/4) = 1/100
    QCOMPARE(position(7, 3), std::cos(0.07));
}

void PositionTest::dotProductDependsOnDistanceOnly()
{
    const auto position = sinusoidalPosition(100, 16);
    const auto dot = [&](std::size_t i, std::size_t j) {
        double sum = 0.0;
        for (std::size_t column = 0; column < 16; ++column)
            sum += position(i, column) * position(j, column);
        return sum;
    };
    QVERIFY(std::abs(dot(3, 8) - dot(90, 95)) < 1e-12);
    QVERIFY(dot(3, 4) > dot(3, 8));
}

void PositionTest::placesDifferUpTo512()
{
    const auto position = sinusoidalPosition(512, 16);
    for (std::size_t i = 0; i < 512; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            double square = 0.0;
            for (std::size_t column = 0; column < 16; ++column)
                square += std::pow(position(i, column) - position(j, column), 2);
            QVERIFY(square > 0.1);
        }
    }
}

QTEST_APPLESS_MAIN(PositionTest)
#include "tst_position.moc"
