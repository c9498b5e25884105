#include "engine/measure/fading.h"

#include <QTest>

#include <cmath>

using namespace casefile::engine;

/// What is left of the first token.
class TestFading : public QObject
{
    Q_OBJECT

private slots:
    void withoutTanhAChangeIsThePowerOfTheScale()
    {
        for (const double scale : {0.9, 0.999, 1.0, 1.1}) {
            const Fading fading = measureFading({100, scale, 7, 0.0});
            QCOMPARE(fading.linear.size(), std::size_t(101));
            for (const int steps : {0, 1, 10, 100}) {
                const double expected = std::pow(scale, steps);
                QVERIFY(std::abs(fading.linear[std::size_t(steps)] / expected - 1.0) < 1e-9);
            }
        }
    }

    void tanhOnlyShrinksAChange()
    {
        const Fading fading = measureFading({60, 1.05, 7, 0.0});
        QCOMPARE(fading.cell[0], 1.0);
        for (std::size_t step = 1; step <= 60; ++step) {
            QVERIFY(fading.cell[step] / fading.cell[step - 1] <= 1.05 + 1e-9);
            QVERIFY(fading.cell[step] < fading.linear[step]);
            QVERIFY(fading.cell[step] > 0.0);
        }
    }

    void attentionSharesOnePortion()
    {
        const Fading fading = measureFading({9999, 0.9, 1, 5.0});
        QCOMPARE(fading.evenAttention[9], 0.1);
        // The experiment of M-LR-01: among 10 and 10000 tokens.
        QVERIFY(std::abs(fading.leadingAttention[9] - 0.943) < 5e-4);
        QVERIFY(std::abs(fading.leadingAttention[9999] - 0.0146) < 5e-5);
    }
};

QTEST_APPLESS_MAIN(TestFading)
#include "tst_fading.moc"
