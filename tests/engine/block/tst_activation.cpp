#include "engine/block/activation.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace casefile::engine;

/// The table of activations: known values, derivatives, and what happens far out.
class ActivationTest : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreInTheOrderOfTheEnumeration()
    {
        for (const ActivationRow& row : activationTable())
            QVERIFY(rowOf(row.activation).name == row.name);
    }

    void knownValues_data()
    {
        QTest::addColumn<int>("activation");
        QTest::addColumn<double>("atOne");
        QTest::addColumn<double>("atMinusTwo");
        QTest::newRow("relu") << int(Activation::Relu) << 1.0 << 0.0;
        QTest::newRow("gelu") << int(Activation::Gelu) << 0.8413447460685429 << -0.04550026389635842;
        QTest::newRow("gelu-tanh") << int(Activation::GeluTanh) << 0.8411919906082768 << -0.04540230591222494;
        QTest::newRow("silu") << int(Activation::Silu) << 0.7310585786300049 << -0.2384058440442351;
        QTest::newRow("tanh") << int(Activation::Tanh) << 0.7615941559557649 << -0.9640275800758169;
        QTest::newRow("sigmoid") << int(Activation::Sigmoid) << 0.7310585786300049 << 0.11920292202211755;
    }

    void knownValues()
    {
        QFETCH(int, activation);
        QFETCH(double, atOne);
        QFETCH(double, atMinusTwo);
        const ActivationRow& row = rowOf(Activation(activation));
        QVERIFY(std::abs(row.value(1.0) - atOne) < 1e-15);
        QVERIFY(std::abs(row.value(-2.0) - atMinusTwo) < 1e-15);
    }

    void slopesAgreeWithCentralDifferences()
    {
        constexpr double step = 1e-5;
        for (const ActivationRow& row : activationTable())
            for (double x = -4.05; x < 4.0; x += 0.3) {
                const double difference = (row.value(x + step) - row.value(x - step)) / (2.0 * step);
                QVERIFY2(std::abs(difference - row.slope(x)) < 1e-9, row.name.data());
            }
    }

    void farOutEverythingIsFinite()
    {
        for (const ActivationRow& row : activationTable())
            for (const double x : {-1e300, -800.0, 800.0, 1e300}) {
                QVERIFY2(std::isfinite(row.value(x)), row.name.data());
                QVERIFY2(std::isfinite(row.slope(x)), row.name.data());
            }
    }
};

QTEST_GUILESS_MAIN(ActivationTest)
#include "tst_activation.moc"
