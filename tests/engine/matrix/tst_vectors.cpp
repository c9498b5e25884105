#include "engine/matrix/vectors.h"

#include <QTest>

#include <array>

using namespace casefile::engine;

/// Rows as vectors: the 3-4-5 triangle and rows that are square to one another.
class TestVectors : public QObject
{
    Q_OBJECT

private slots:
    void squareRowsHaveNoProduct() { QCOMPARE(dot(std::array{1.0, 2.0}, std::array{-4.0, 2.0}), 0.0); }
    void productsAreAdded() { QCOMPARE(dot(std::array{1.0, 2.0, 3.0}, std::array{4.0, 5.0, 6.0}), 32.0); }
    void lengthIsThatOfPythagoras() { QCOMPARE(lengthOf(std::array{3.0, -4.0}), 5.0); }
    void distanceIsTheLengthOfTheDifference()
    {
        QCOMPARE(distance(std::array{1.0, 1.0}, std::array{4.0, 5.0}), 5.0);
        QCOMPARE(distance(std::array{4.0, 5.0}, std::array{1.0, 1.0}), 5.0);
    }
};

QTEST_APPLESS_MAIN(TestVectors)
#include "tst_vectors.moc"
